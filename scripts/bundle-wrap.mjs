// Joins the modules of the command line, and those that `wrap` loads, into a few files. A client waits for its servers
// to start, and finding several hundred small files takes longer than running them. Packages stay packages, but for the small
// ones that every start needs; their licences stand at the end of the files that hold them.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const JOINED = ['commander', 'picomatch'];
const isPackage = (id) => /^[^./]/.test(id) && !JOINED.includes(id);

function licencesOf(chunk) {
  const held = JOINED.filter((name) => chunk.moduleIds.some((id) => id.includes(`/node_modules/${name}/`)));
  return held
    .map(
      (name) => `/*!\nThis file holds ${name}.\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}*/`,
    )
    .join('\n');
}

/** What an entry loads, but for what is `apart`; `output` says into which files. */
async function joinModules(entry, apart, output) {
  const bundle = await rolldown({ input: entry, platform: 'node', external: (id) => isPackage(id) || apart.test(id) });
  await bundle.write({ ...output, format: 'esm', footer: licencesOf });
  await bundle.close();
}

// The flags of the verbs, in one file. The work behind them has files of its own.
const program = join(dist, 'cli', 'main.js');
await joinModules(program, /\/(?:app|adapters|hooks|wire|decisions)\/|\/rules\/(?!environment\/)/, {
  file: program,
  codeSplitting: false,
});

// What starts a server, the guard, and what only some uses load. Apart is what finds files beside itself.
const folder = join(dist, 'app', 'wrap');
for (const name of readdirSync(folder)) if (name.startsWith('bundled-')) rmSync(join(folder, name));
await joinModules(join(folder, 'run-wrap.js'), /remote-guard\.js$|redis-limiter\.js$/, {
  dir: folder,
  entryFileNames: '[name].js',
  chunkFileNames: 'bundled-[name]-[hash].js',
});
