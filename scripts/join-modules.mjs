// Joins the modules of the program into a few scripts, and keeps what V8 compiles of those that `wrap` loads. A client waits for
// its servers to start, and finding and compiling several hundred small files takes longer than running them. Packages stay
// packages, but for the small ones that every start needs; their licences stand at the end of the scripts that hold them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const folder = join(dist, 'cli');
const JOINED = ['commander', 'picomatch'];
const isPackage = (id) => /^[^./]/.test(id) && !JOINED.includes(id);

/** What runs before a server is started: the flags, and what starts it. */
const START =
  /\/dist\/(?:cli\/(?:program|version|wrap-install|commands\/(?:wrap|exec))|app\/wrap\/run-wrap)\.js$|\/commander\//;

/** These stay modules, with all that they load: what serves or asks over a network takes long to load anyway, and finds files beside itself. */
const APART = [
  'adapters/grpc/health-client.js',
  'adapters/limits/redis-limiter.js',
  'adapters/stdio/remote-guard.js',
  'app/probe/run-probe.js',
  'app/run-gateway.js',
  'app/selftest/gateway/run.js',
  'app/selftest/run-target.js',
  'app/serve.js',
].map((path) => join(dist, path));

const leaveApart = {
  name: 'leave-apart',
  resolveId(id, importer) {
    const path = importer === undefined ? id : resolve(dirname(importer), id);
    return APART.includes(path) ? { id: path, external: 'relative' } : null;
  },
};

/** Under the name that the loader of the scripts gives it. */
const nameImports = {
  name: 'name-imports',
  renderChunk: (code) => ({ code: code.replaceAll(/\bimport\((?=")/g, 'importModule('), map: null }),
};

function licencesOf(chunk) {
  const held = JOINED.filter((name) => chunk.moduleIds.some((id) => id.includes(`/node_modules/${name}/`)));
  return held
    .map(
      (name) => `/*!\nThis file holds ${name}.\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}*/`,
    )
    .join('\n');
}

async function joinModules(entry, plugins, codeSplitting) {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: isPackage,
    plugins,
    checks: { ineffectiveDynamicImport: false },
  });
  const names = { entryFileNames: 'joined-[name].cjs', chunkFileNames: 'joined-[name].cjs' };
  const { output } = await bundle.write({ dir: folder, format: 'cjs', footer: licencesOf, codeSplitting, ...names });
  await bundle.close();
  // A script cannot wait for a module: those that are apart are loaded late or not at all.
  for (const { fileName, imports } of output)
    for (const name of imports)
      if (name.startsWith('.')) throw new Error(`${fileName} cannot load ${name} while it is loaded itself`);
}

/** The program as a script that loads the others: Node takes longer to start a module. */
const MAIN = `#!/usr/bin/env node
const { createScriptLoader } = require('./joined-script-loader.cjs');
const { runProgram } = createScriptLoader(__dirname).require('./joined-program.cjs');

// As with a module that waits: where nothing is left that could end it, this is no success.
let isOver = false;
process.once('exit', () => {
  if (!isOver) process.exitCode ??= 13;
});
runProgram().then(() => {
  isOver = true;
});
`;

/** In a process of its own, without options that would have V8 compile otherwise. */
function keepCode() {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const run = spawnSync(process.execPath, [join(root, 'scripts', 'keep-code.mjs'), folder], {
    env,
    input: readFileSync(join(root, 'scripts', 'keep-code.jsonl')),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`keep-code.mjs ended with ${run.status}: ${run.stderr.slice(0, 2000)}`);
}

for (const name of readdirSync(folder)) if (name.startsWith('joined-')) rmSync(join(folder, name));
await joinModules(join(folder, 'program.js'), [leaveApart, nameImports], { groups: [{ name: 'start', test: START }] });
await joinModules(join(dist, 'adapters', 'process', 'script-loader.js'), [], false);
// What has been joined is not needed any more, and would be read as scripts.
for (const name of readdirSync(folder))
  if (!/^(?:joined-|main\.js$)/.test(name)) rmSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
writeFileSync(join(folder, 'main.js'), MAIN);
keepCode();
