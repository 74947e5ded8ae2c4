import { ALPHABETS, expandTemplate } from '../../src/rules/secrets/template.js';
import type { Draw, Example } from '../../src/rules/secrets/types.js';

/**
 * What case files may name as `{{name}}`. Tokens are built when the test runs: a literal one would be stopped by the
 * push protection of a repository host. Templates are those of the rules (`expandTemplate`).
 */
const TOKENS: Readonly<Record<string, Example>> = {
  'anthropic-key': 'sk-ant-api03-{base64url:93}AA',
  'aws-id': 'AKIA{base32:16}',
  'aws-secret': '{base64:40}',
  'aws-secret-slashed': '{base62:4}/{base62:17}/{base62:17}',
  'azure-shared-key': '{base64:43}=',
  'bearer-base64': '{base64:46}==',
  'bearer-url': '{base64url:44}',
  'github-app-token': ({ chars }) =>
    `ghs_${run(chars, 'base62', 36)}.${encode(`{"iss":"${chars('123456789', 6)}","exp":8279280955}`)}.${run(chars, 'base62', 43)}`,
  'github-pat': 'ghp_{base62:36}',
  'github-pat-fine': 'github_pat_{base62:22}_{base62:59}',
  'gitlab-pat': 'glpat-{base62:20}',
  'google-key': 'AIza{base62:35}',
  hex16: '{hex:16}',
  hex32: '{hex:32}',
  hex40: '{hex:40}',
  hex64: '{hex:64}',
  'huggingface-token': 'hf_{letters:34}',
  jwt: '{jwt}',
  key12: '{base62:12}',
  key32: '{base62:32}',
  key40: '{base62:40}',
  'npm-token': 'npm_{base62:36}',
  'openai-key': 'sk-{base62:48}',
  password: '{base62:14}',
  'password-with-signs': '{base62:7}!*.{base62:6}',
  'pem-body': (draw) => pemBody(draw, 64),
  'pem-body-short': (draw) => pemBody(draw, 40),
  'pgp-body': (draw) => `${pemBody(draw, 64)}\n=${run(draw.chars, 'base62', 4)}`,
  'sendgrid-key': 'SG.{base64url:22}.{base64url:43}',
  'slack-app-token': 'xapp-1-A{BASE36:10}-{digits:13}-{hex:64}',
  'slack-bot-token': 'xoxb-{digits:12}-{digits:13}-{base62:24}',
  'slack-hook': '{base62:24}',
  'sri-hash': '{base64:86}==',
  'stripe-key': 'sk_live_{base62:24}',
  'stripe-public': 'pk_live_{base62:24}',
  'telegram-token': '{digits:10}:AA{base64url:33}',
  'media-bytes': ({ integer }) => Buffer.from(Array.from({ length: 96 }, () => integer(256) | 0x80)).toString('base64'),
  uuid: '{uuid}',
};

/** `{{name|spelling}}`: the token as some text writes it. */
const SPELLINGS: Readonly<Record<string, (token: string) => string>> = {
  base64: encodeStandard,
  basic: (token) => encodeStandard(`svc:${token}`),
  spaced: (token) => [...token].join('\u200c'),
  wrapped: (token) => (token.match(/.{1,60}/g) ?? []).join('\n'),
  numbered: (token) => numberLines(token, 2),
  escaped: (token) => token.replaceAll('\n', '\\n'),
  quoted: (token) => token.replaceAll(/^/gm, '> '),
  percent: (token) => encodeURIComponent(token),
  entities: (token) => token.replaceAll('-', '&#45;').replaceAll('_', '&#95;'),
};

const PLACEHOLDER = /\{\{([a-z0-9-]+)(?:#(\d+))?(?:\|([a-z0-9]+))?\}\}/g;
const TAIL = 16;

export interface Expanded {
  readonly value: unknown;
  /** Every token that was put in, as it was spelled, line by line, and the last characters of each long line. */
  readonly secrets: readonly string[];
}

/**
 * Fills the placeholders of a case, in keys and values at any depth. The same name in a row is the same token; `#2` is
 * a second one. `{"$lines": […]}` is those lines as one string, `{"$json": …}` the JSON text of its value, and
 * `{"$base64": …}` a string in base64.
 * @param seed any integer; `extra` are values known only when the test runs. An unknown name throws.
 */
export function expandCase(source: unknown, seed: number, extra: Readonly<Record<string, string>> = {}): Expanded {
  const secrets = new Set<string>();
  const fill = (text: string): string =>
    text.replace(PLACEHOLDER, (_all, name: string, copy: string | undefined, spelling: string | undefined) => {
      const known = extra[name];
      if (known !== undefined) return known;
      const spelled = spell(token(name, seed + Number(copy ?? 1)), spelling);
      for (const line of spelled.split('\n')) addLine(line, secrets);
      return spelled;
    });
  return { value: expandValue(source, fill), secrets: [...secrets] };
}

function expandValue(source: unknown, fill: (text: string) => string): unknown {
  if (typeof source === 'string') return fill(source);
  if (Array.isArray(source)) return source.map((item) => expandValue(item, fill));
  if (typeof source !== 'object' || source === null) return source;
  const [[key, value] = ['', undefined], second] = Object.entries(source);
  if (second === undefined && key === '$json') return JSON.stringify(expandValue(value, fill));
  if (second === undefined && key === '$lines') return [expandValue(value, fill)].flat().join('\n');
  if (second === undefined && key === '$base64') return encodeStandard(String(expandValue(value, fill)));
  return Object.fromEntries(Object.entries(source).map(([name, item]) => [fill(name), expandValue(item, fill)]));
}

function token(name: string, seed: number): string {
  const example = TOKENS[name];
  if (example === undefined) throw new TypeError(`no token {{${name}}}`);
  return expandTemplate(example, seed);
}

function spell(plain: string, spelling: string | undefined): string {
  if (spelling === undefined) return plain;
  const change = SPELLINGS[spelling];
  if (change === undefined) throw new TypeError(`no spelling |${spelling}`);
  return change(plain);
}

function addLine(line: string, into: Set<string>): void {
  if (line.length >= 8) into.add(line);
  if (line.length >= 2 * TAIL) into.add(line.slice(-TAIL));
}

function numberLines(text: string, first: number): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? '' : `${String(first + index).padStart(6)}\t`}${line}`)
    .join('\n');
}

/** Six full lines and a padded one, as an encoder writes a key. */
function pemBody(draw: Draw, columns: number): string {
  const lines = Array.from({ length: 6 }, () => run(draw.chars, 'base64', columns));
  return [...lines, `${run(draw.chars, 'base62', 38)}==`].join('\n');
}

const run = (chars: Draw['chars'], alphabet: string, length: number): string =>
  chars(ALPHABETS[alphabet] ?? '', length);
const encode = (text: string): string => Buffer.from(text).toString('base64url');

function encodeStandard(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** A seed from a name, so that rows keep their tokens when rows are added before them. */
export function seedOf(name: string): number {
  return [...name].reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) | 0, 17);
}
