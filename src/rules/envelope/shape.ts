/** The form of a result, as far as MCP's specification names keys. Keys that a shape does not name do not pass. */
export type Shape =
  /** A string, number, boolean or null. */
  | { readonly kind: 'scalar' }
  /** Any JSON: structuredContent, schemas, capability values. Never filtered by key. */
  | { readonly kind: 'free' }
  /** An open object whose keys follow the `_meta` rules. */
  | { readonly kind: 'meta' }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Shape>>; readonly required: readonly string[] }
  | { readonly kind: 'array'; readonly items: Shape }
  | { readonly kind: 'one-or-many'; readonly item: Shape }
  | { readonly kind: 'map'; readonly values: Shape }
  /** An object whose member `tag` says which of the variants it is; `whenAbsent` without that member. */
  | {
      readonly kind: 'tagged';
      readonly tag: string;
      readonly variants: Readonly<Record<string, Shape>>;
      readonly whenAbsent?: string;
    };

export const scalar: Shape = { kind: 'scalar' };
export const free: Shape = { kind: 'free' };
export const meta: Shape = { kind: 'meta' };

/** An object shape. A trailing `!` marks a required key: without it the object is not what the shape says. */
export function object(members: Readonly<Record<string, Shape>>): Shape {
  const named: Record<string, Shape> = {};
  const required: string[] = [];
  for (const [key, shape] of Object.entries(members)) {
    const name = key.endsWith('!') ? key.slice(0, -1) : key;
    if (name !== key) required.push(name);
    named[name] = shape;
  }
  return { kind: 'object', members: named, required };
}

export function array(items: Shape): Shape {
  return { kind: 'array', items };
}
