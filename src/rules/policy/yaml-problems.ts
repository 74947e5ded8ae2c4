import { type Document, isNode, type Pair, visit } from 'yaml';

const UNSAFE_KEY = '__proto__';

/** Something wrong with the text, at an offset in it. */
export interface YamlProblem {
  readonly message: string;
  readonly offset: number;
}

/** Everything by which a parsed text is not one plain document, in the order of the parser. */
export function yamlProblems(document: Document.Parsed): readonly YamlProblem[] {
  return [...versionProblems(document), ...syntaxProblems(document), ...keyProblems(document)];
}

/** In YAML 1.1 the words on, off, yes and no are booleans and numbers have other spellings. */
function versionProblems(document: Document.Parsed): YamlProblem[] {
  const { explicit, version } = document.directives.yaml;
  return explicit === true && version !== '1.2'
    ? [{ message: 'only YAML 1.2 is read: remove the %YAML line', offset: 0 }]
    : [];
}

function syntaxProblems(document: Document.Parsed): YamlProblem[] {
  return [...document.errors, ...document.warnings].map((problem) => ({
    message: syntaxMessage(problem.code),
    offset: problem.pos[0],
  }));
}

/** Fixed texts: the parser's own messages quote the file, and files hold secrets. */
function syntaxMessage(code: string): string {
  return SYNTAX_MESSAGES.get(code) ?? `not valid YAML (${code.toLowerCase().replaceAll('_', '-')})`;
}

const SYNTAX_MESSAGES: ReadonlyMap<string, string> = new Map([
  ['MULTIPLE_DOCS', 'several documents in one file: keep one'],
  ['TAG_RESOLVE_FAILED', 'unknown tag: only plain data is read'],
  ['NON_STRING_KEY', 'the key must be a string: put quotes around it'],
  ['TAB_AS_INDENT', 'tabs cannot indent: use spaces'],
  ['BAD_INDENT', 'the indentation does not fit the lines around it'],
  ['MISSING_CHAR', 'a closing quote, bracket or comma is missing'],
  ['UNEXPECTED_TOKEN', 'unexpected text here'],
  ['BAD_ALIAS', 'the alias has no anchor'],
  ['RESOURCE_EXHAUSTION', 'nested too deeply'],
]);

/** The parser's own check compares every pair of keys: minutes for a large file. This one is linear. */
function keyProblems(document: Document.Parsed): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      for (const pair of map.items) {
        const key = keyText(pair);
        const offset = keyOffset(pair) ?? 0;
        if (key === UNSAFE_KEY) problems.push({ message: `the key ${UNSAFE_KEY} is not allowed`, offset });
        if (seen.has(key)) problems.push({ message: 'this key stands twice in the same map', offset });
        seen.add(key);
      }
    },
  });
  return problems;
}

/** The text of a pair's key. */
export function keyText(pair: Pair): unknown {
  return isNode(pair.key) && 'value' in pair.key ? pair.key.value : pair.key;
}

/** Where a pair's key begins. */
export function keyOffset(pair: Pair): number | undefined {
  return isNode(pair.key) ? pair.key.range?.[0] : undefined;
}
