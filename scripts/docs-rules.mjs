// Writes docs/rules.md from the compiled catalogue. `--check` compares instead and fails when the page is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'docs', 'rules.md');

const { SECRET_CATALOGUE } = await load('catalogue.js');
const { STRUCTURE_LABELS } = await load('checksums/labels.js');
const { GRAMMAR_RULES } = await load('grammar.js');
const text = render();

if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
  console.log(
    `${relative(root, page)}: ${SECRET_CATALOGUE.length} families, ${GRAMMAR_RULES.length} rules of the grammar`,
  );
} else if (readOrEmpty(page) !== text) {
  console.error(`${relative(root, page)} is not current: run npm run build and node scripts/docs-rules.mjs`);
  process.exitCode = 1;
}

function load(name) {
  return import(new URL(`../dist/rules/secrets/${name}`, import.meta.url).href);
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function render() {
  const providers = new Set(SECRET_CATALOGUE.map((rule) => rule.provider));
  return `# Secret rules

This page is generated. Run \`node scripts/docs-rules.mjs\` after a build; \`--check\` fails when it is out of date.

A rule has an id. Policies switch rules off by id, audit rows and metrics count by id, and \`secrets.marker: rule\` shows
the id in place of the secret.

## Token families

${SECRET_CATALOGUE.length} families of ${providers.size} providers identify themselves by their shape. They are redacted wherever they stand.

- **Shape** is RE2 syntax. \`<n–m>\` before it is a run of characters that belongs to the token.
- **Check** is looked at after the shape. *required*: text that fails it stays. Otherwise it only lowers the confidence.
- **Beside** is what may stand left and right of the token: nothing stated means anything, \`token\` no letter or digit,
  \`word\` no part of a longer name.
- **Near** lists words, one of which must stand shortly before the token.

${table(['Rule', 'Provider', 'Opens', 'Shape', 'Check', 'Beside', 'Near'], [...SECRET_CATALOGUE].sort(byProvider).map(familyRow))}

## Grammar

These rules read keys, values, addresses and key material. They need no list of providers.

${table(
  ['Rule', 'What it finds'],
  GRAMMAR_RULES.map((rule) => [code(rule.id), cell(rule.opens)]),
)}
`;
}

function byProvider(left, right) {
  return order(left.provider.toLowerCase(), right.provider.toLowerCase()) || order(left.id, right.id);
}

function order(left, right) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function familyRow(rule) {
  const id = rule.page === undefined ? code(rule.id) : `[${code(rule.id)}](${rule.page})`;
  return [
    id,
    cell(rule.provider),
    cell(rule.opens),
    shape(rule),
    check(rule),
    beside(rule),
    (rule.near ?? []).join(', '),
  ];
}

function shape({ lead, source }) {
  const run = lead === undefined ? '' : `<${lead.min === lead.max ? lead.min : `${lead.min}–${lead.max}`}>`;
  return code(`${run}${source}`);
}

function check({ structure, onInvalid }) {
  if (structure === undefined) return '';
  return `${STRUCTURE_LABELS.get(structure)}${onInvalid === 'reject' ? ' *(required)*' : ''}`;
}

function beside({ left = 'token', right = 'open' }) {
  if (left === 'none' && right === 'open') return '';
  return `${left === 'none' ? 'any' : left} / ${right === 'open' ? 'any' : right}`;
}

function code(text) {
  return `\`${cell(text)}\``;
}

/** A bar ends a cell even inside code. */
function cell(text) {
  return text.replaceAll('|', '\\|');
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
