// Writes src/rules/secrets/sweep/kernel.ts from kernel.wat beside it. `--check` compares instead and fails when it is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import createWabt from 'wabt';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'src', 'rules', 'secrets', 'sweep');
const target = join(folder, 'kernel.ts');
const { LAYOUT, MEMORY_PAGES, LONG_RUN } = await import(
  new URL('../dist/rules/secrets/sweep/memory.js', import.meta.url).href
);
const names = {
  ...LAYOUT,
  pages: MEMORY_PAGES,
  longRun: LONG_RUN,
  // From where the second pair of a gram begins: its first begins two characters before.
  beforeGram: LAYOUT.text - 3,
  behindGram: LAYOUT.text + 2,
  lastOfEight: LAYOUT.wide + 14,
  wideBehind: LAYOUT.wide + 16,
};

const source = readFileSync(join(folder, 'kernel.wat'), 'utf8').replace(/\{(\w+)\}/g, (_all, name) => {
  if (names[name] === undefined) throw new Error(`kernel.wat: {${name}} is no name of the layout`);
  return String(names[name]);
});
const { parseWat } = await createWabt();
const module = parseWat('kernel.wat', source, { simd: true });
module.validate();
const text = [
  '/** kernel.wat, assembled by scripts/sweep-kernel.mjs. In base64. */',
  'export const KERNEL =',
  ...(
    Buffer.from(module.toBinary({}).buffer)
      .toString('base64')
      .match(/.{1,110}/g) ?? []
  ).map((line, index, lines) => `  '${line}'${index < lines.length - 1 ? ' +' : ';'}`),
  '',
].join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
  console.log(relative(root, target));
} else if (readFileSync(target, 'utf8') !== text) {
  console.error(`${relative(root, target)} is not current: run npm run build and node scripts/sweep-kernel.mjs`);
  process.exitCode = 1;
}
