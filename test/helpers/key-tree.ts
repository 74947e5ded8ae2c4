import fc from 'fast-check';

/** Which keys an object may have, at every depth. Built from patterns such as `content[].text`, `_meta**`, `inputs{}.id`. */
export interface KeyTree {
  readonly keys: Map<string, KeyTree>;
  items?: KeyTree;
  /** What the values of an object with free names hold. */
  values?: KeyTree;
  /** Below here any key may stand. */
  isOpen: boolean;
}

function emptyTree(): KeyTree {
  return { keys: new Map(), isOpen: false };
}

export function keyTree(patterns: readonly string[]): KeyTree {
  const root = emptyTree();
  for (const pattern of patterns) {
    let at = root;
    for (const [step] of pattern.matchAll(/\[\]|\{\}|\*\*|[^.[\]{}*]+/g)) at = descend(at, step);
  }
  return root;
}

function descend(tree: KeyTree, step: string): KeyTree {
  if (step === '**') tree.isOpen = true;
  if (step === '**') return tree;
  if (step === '[]') {
    tree.items ??= emptyTree();
    return tree.items;
  }
  if (step === '{}') {
    tree.values ??= emptyTree();
    return tree.values;
  }
  const child = tree.keys.get(step) ?? emptyTree();
  tree.keys.set(step, child);
  return child;
}

/** Where a value has a key that the tree does not name. */
export function strangeKeys(value: unknown, tree: KeyTree, at = ''): readonly string[] {
  if (tree.isOpen || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => strangeKeys(item, tree.items ?? tree, `${at}[]`));
  return Object.entries(value).flatMap(([key, child]) => {
    const next = tree.keys.get(key) ?? tree.values;
    return next === undefined ? [`${at}.${key}`] : strangeKeys(child, next, `${at}.${key}`);
  });
}

const FOREIGN = [
  'internalId',
  'debug',
  'context',
  '__proto__',
  'constructor',
  'text2',
  'Content',
  'content ',
  'trace.id',
];
const TYPES = ['text', 'image', 'audio', 'resource', 'resource_link', 'video', ''];

const leaf = fc.oneof(fc.constantFrom('a', 'b', '', 'user'), fc.integer(), fc.boolean());
const foreign = fc.constantFrom(...FOREIGN);

/** Values that hold keys of the tree, most of them, and foreign ones anywhere. */
export function valuesOf(tree: KeyTree, key = ''): fc.Arbitrary<unknown> {
  if (tree.isOpen) return fc.oneof(leaf, fc.dictionary(foreign, leaf, { maxKeys: 2 }));
  if (tree.items !== undefined) return fc.array(valuesOf(tree.items), { maxLength: 2 });
  if (tree.values !== undefined) return fc.dictionary(fc.constantFrom('x', 'y'), valuesOf(tree.values), { maxKeys: 2 });
  if (tree.keys.size === 0) return key === 'type' ? fc.constantFrom(...TYPES) : leafOf();
  const known = [...tree.keys].map(([name, child]) => fc.tuple(fc.constant(name), valuesOf(child, name)));
  const kept = fc.tuple(...known.map((entry) => fc.option(entry, { freq: 8, nil: undefined })));
  const strange = fc.array(fc.tuple(foreign, fc.oneof(leaf, fc.constant({ text: 'a' }))), { maxLength: 2 });
  return fc.tuple(kept, strange).map(([some, more]) => {
    const members = [...some.flatMap((entry) => (entry === undefined ? [] : [entry])), ...more];
    const object: Record<string, unknown> = {};
    for (const [name, value] of members)
      Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
    return object;
  });
}

/** Mostly what the specification wants of a leaf; sometimes an object where none belongs. */
function leafOf(): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: leaf }, { weight: 1, arbitrary: fc.constant({ debug: 1 }) });
}
