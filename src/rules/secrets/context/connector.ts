/** How a key leads to its value. It says where the value may be and how far it is to be believed. */
export type ConnectorKind =
  /** `=`, `:`, `:=`, `=>`, an attribute or member pair: an assignment. */
  | 'assign'
  /** A call's argument: `set("KEY", "X")`, `setPassword("X")`. Only a quoted value counts. */
  | 'call'
  /** An XML element's text. */
  | 'element'
  /** A space after a flag, a netrc word, an ENV line, an SQL clause. */
  | 'space'
  /** Prose: `the password is X`. */
  | 'prose'
  /** The next cell of a row. */
  | 'cell'
  /** `==`, `!=`: a comparison. Only a quoted value counts. */
  | 'compare';

export interface Connector {
  readonly kind: ConnectorKind;
  /** Offset where the value (with its quotes) begins. */
  readonly at: number;
}

const REACH = 200;
const TYPE =
  "(?:const |static |readonly )?(?:[Ss]tring|str|std::string|char ?\\*|char ?\\[\\]|&(?:'static )?str|SecretStr|text|bytes|byte\\[\\]|Any|any|auto|LPCSTR|NSString ?\\*|Optional\\[str\\]|Option<String>|string\\?|String\\?|String!|string \\| (?:null|undefined)|str \\| None|VARCHAR\\(\\d{1,5}\\))";
const CLOSE = '(?:\\\\*["\'`]|\\]|\\*{1,2}|\\?(?=[:.])|!(?=:))*';
const BEFORE_VALUE =
  '(?:(?:name|key|id|type|description|label|scope|secure|masked|protected|env|environment|enabled)\\\\*["\']?\\s?[:=]\\s?\\\\*["\']?[\\w .-]{0,40}\\\\*["\']?,?\\s{1,12}){0,3}';
const VALUE_NAME =
  '(?:value|val|Value|VALUE|content|contents|default|defaultValue|secretValue|stringValue|string|[Pp]aram(?:eter)?Value|[Oo]ptionValue|data|plaintext|plain_text|current_value|password|secret)';

/** Emphasis that ends between a key and its value: `**API key:** X`, `<b>Password:</b> X`. */
const MARKUP = '(?:(?:\\*{1,2}|</?[a-z]{1,8}>)\\s{0,8}){0,3}';

/** A YAML tag that says that a scalar is text. */
const YAML_TAG = '(?:!!?(?:str|binary|!str)[ \\t]{1,8})?';

/** From most to least specific; the first that fits the text after a key decides. */
const CONNECTORS: readonly { readonly kind: ConnectorKind; readonly pattern: RegExp }[] = [
  { kind: 'assign', pattern: new RegExp(`^${CLOSE}\\s*[:]\\s*${TYPE}\\s*=(?![=>])\\s*`) },
  { kind: 'assign', pattern: new RegExp(`^\\s+${TYPE}\\s*:?=(?![=>])\\s*`) },
  {
    kind: 'assign',
    pattern: new RegExp(
      `^\\\\*["']?(?:\\s*[,;]\\s*|\\s+)${'(?:-\\s*)?'}\\\\*["']?${BEFORE_VALUE}${'\\\\*["\']?'}${VALUE_NAME}\\\\*["']?\\s*[:=]\\s*`,
    ),
  },
  { kind: 'call', pattern: new RegExp(`^${CLOSE}\\)?\\s*(?:\\|\\|(?!:?=)|\\?\\?(?!=)|\\bor\\b|unless)\\s*`) },
  { kind: 'assign', pattern: /^:-/ },
  { kind: 'compare', pattern: new RegExp(`^${CLOSE}\\s*(?:===?|!==?|=~|!~)\\s*`) },
  {
    kind: 'assign',
    pattern: new RegExp(
      `^${CLOSE}\\)?[ \\t]{0,32}(?::{1,3}=|=>|->|<-|\\?\\?=|\\|\\|:?=|\\?=|\\+=|\\.=|=|:|\uff1a|\uff1d)\\s{0,32}${YAML_TAG}${MARKUP}`,
    ),
  },
  { kind: 'call', pattern: new RegExp(`^${CLOSE}\\s{0,8},\\s{0,32}`) },
  { kind: 'call', pattern: /^\(\s{0,32}/ },
  { kind: 'cell', pattern: /^<\/(?:td|th|dt)>\s{0,32}<(?:td|dd)(?:\s[^<>]{0,80})?>\s{0,32}/i },
  { kind: 'cell', pattern: new RegExp(`^${CLOSE}[ \\t]{0,32}\\|[ \\t]{0,32}`) },
  {
    kind: 'prose',
    pattern:
      /^(?:[ \t]+(?:for|of|to|on|in)[ \t]+[\w.@'"-]{1,40}){0,2}[ \t]+(?:is|was|are|=|set to|changed to|reset to|now|becomes)[ \t]{0,2}(?:now |set to |still )?:?[ \t]{1,4}/i,
  },
  { kind: 'space', pattern: new RegExp(`^${CLOSE}[ \\t]{1,32}`) },
];
const ELEMENT = /^(?:\s[^<>]{0,80})?>\s{0,32}/;
const ATTRIBUTE_PAIR =
  /^\\?["'](?:\s+[\w:.-]{1,30}=\\?["'][^"'<>]{0,60}\\?["']){0,3}\s+(?:value|password|content|default|data)\s*=\s*/i;

/** Reads what joins the key that ends at `keyEnd` to its value. `undefined` when nothing does. */
export function readConnector(text: string, keyStart: number, keyEnd: number): Connector | undefined {
  const after = text.slice(keyEnd, keyEnd + REACH);
  if (isElementName(text, keyStart)) {
    const element = ELEMENT.exec(after);
    if (element !== null) return { kind: 'element', at: keyEnd + element[0].length };
  }
  const pair = ATTRIBUTE_PAIR.exec(after);
  if (pair !== null) return { kind: 'assign', at: keyEnd + pair[0].length };
  for (const { kind, pattern } of CONNECTORS) {
    const match = pattern.exec(after);
    if (match !== null) return { kind, at: keyEnd + match[0].length };
  }
  return undefined;
}

/** The key is the name of an opening tag: `<db:password>`. */
function isElementName(text: string, keyStart: number): boolean {
  const before = text.slice(Math.max(0, keyStart - 40), keyStart);
  return /<(?:[\w.-]{1,30}:)?$/.test(before);
}
