// Joins the modules of the command line into one file, and those that `wrap` loads into a few. A client waits for its servers
// to start, and finding several hundred small files takes longer than running them. Packages stay packages.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const isPackage = (id) => /^[^./]/.test(id);

/** The program, without what its verbs load on demand. */
async function joinProgram() {
  const file = join(dist, 'cli', 'main.js');
  const onDemand = /\/(?:app|adapters|hooks|wire|decisions)\/|\/rules\/(?!environment\/)/;
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => isPackage(id) || onDemand.test(id),
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
}

/** The wrap, without what only some of its uses load and what finds files beside itself. */
async function joinWrap() {
  const folder = join(dist, 'app', 'wrap');
  for (const name of readdirSync(folder)) if (name.startsWith('bundled-')) rmSync(join(folder, name));
  const bundle = await rolldown({
    input: join(folder, 'run-wrap.js'),
    platform: 'node',
    external: (id) => isPackage(id) || /remote-guard\.js$|redis-limiter\.js$/.test(id),
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'bundled-[name]-[hash].js',
  });
  await bundle.close();
}

await joinProgram();
await joinWrap();
