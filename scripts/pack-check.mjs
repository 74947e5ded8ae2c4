// Checks what `npm publish` would send: everything that the program needs, nothing else, and not more than a bound. Needs a build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const MAX_PACKED_BYTES = 2_000_000;
const MAX_UNPACKED_BYTES = 8_000_000;
const problems = [];

const run = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (run.status !== 0) {
  console.error(`npm pack ended with ${run.status}: ${run.stderr.trim().slice(0, 2000)}`);
  process.exit(1);
}
// npm 11 answers with an object by name, npm 10 with an array.
const [pack] = Object.values(JSON.parse(run.stdout));
const files = pack.files.map(({ path }) => path);
const present = new Set(files);

const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const needed = [
  ...Object.values(bin),
  'proto/ext_mcp.proto',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'agentgateway.yaml',
];
for (const path of needed) if (!present.has(path)) problems.push(`${path} is missing`);
for (const path of Object.values(bin))
  if (existsSync(join(root, path)) && !readFileSync(join(root, path), 'utf8').startsWith('#!/usr/bin/env node\n'))
    problems.push(`${path} does not start as a program`);

const allowed =
  /^(dist\/.+\.js|dist\/cli\/(?:joined-.+\.cjs|package\.json)|dist\/proto\/ext_mcp\.proto|proto\/ext_mcp\.proto|docs\/.+\.md|[A-Za-z-]+\.md|LICENSE|package\.json|agentgateway\.yaml)$/;
for (const path of files) if (!allowed.test(path)) problems.push(`${path} does not belong into the package`);

// A compiled file whose source is gone would ship for ever.
for (const path of files.filter((name) => /^dist\/.+\.js$/.test(name))) {
  const source = path.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts');
  if (!existsSync(join(root, source))) problems.push(`${path} has no source: remove dist/ and build again`);
}

if (pack.size > MAX_PACKED_BYTES) problems.push(`${pack.size} bytes packed; the bound is ${MAX_PACKED_BYTES}`);
if (pack.unpackedSize > MAX_UNPACKED_BYTES)
  problems.push(`${pack.unpackedSize} bytes unpacked; the bound is ${MAX_UNPACKED_BYTES}`);

for (const problem of problems) console.log(problem);
console.log(
  `${files.length} files, ${pack.size} bytes packed, ${pack.unpackedSize} unpacked, ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
