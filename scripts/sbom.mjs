// Writes the bill of materials of the package in CycloneDX form: node scripts/sbom.mjs [FILE]. `npm sbom --omit dev` leaves out every
// package that a development dependency needs as well (npm 11), so it is asked about a tree that has no development dependencies.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const { devDependencies: _unused, ...manifest } = read('package.json');
const lock = read('package-lock.json');
const { devDependencies: _dropped, ...own } = lock.packages[''];
const shipped = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && dev !== true);
const packages = Object.fromEntries([['', own], ...shipped]);

const work = mkdtempSync(join(tmpdir(), 'sbom-'));
let bill;
try {
  writeFileSync(join(work, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(work, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const run = spawnSync('npm', args, { cwd: work, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.status !== 0) {
    console.error(`npm sbom ended with ${run.status}: ${run.stderr.trim().slice(0, 2000)}`);
    process.exit(1);
  }
  bill = JSON.parse(run.stdout);
} finally {
  rmSync(work, { recursive: true, force: true });
}
bill.metadata.component.name = manifest.name;

const id = (name, version) => `${name}@${version}`;
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const listed = new Set(bill.components.map(({ name, version }) => id(name, version)));
const problems = shipped
  .filter(([place, { version, optional }]) => optional !== true && !listed.has(id(nameOf(place), version)))
  .map(([place]) => `${place} is missing from the bill`);
for (const { name, version, purl, hashes } of bill.components)
  if (purl === undefined || hashes === undefined) problems.push(`${id(name, version)}: no purl or no hash`);

for (const problem of problems) console.error(problem);
const [file] = process.argv.slice(2);
const text = `${JSON.stringify(bill, null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  console.log(`${bill.components.length} components in ${file}, ${problems.length} problems`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
