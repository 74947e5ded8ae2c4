// Joins the modules that `wrap` loads into a few files. A client waits for its servers to start, and finding several hundred
// small files takes longer than running them. Packages stay packages.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const folder = join(dist, 'app', 'wrap');

for (const name of readdirSync(folder)) if (name.startsWith('bundled-')) rmSync(join(folder, name));

const bundle = await rolldown({
  input: join(folder, 'run-wrap.js'),
  platform: 'node',
  // What is loaded on demand, and what finds files beside itself, stays where it is.
  external: (id) => /^[^./]/.test(id) || /remote-guard\.js$|redis-limiter\.js$/.test(id),
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'bundled-[name]-[hash].js',
});
await bundle.close();
