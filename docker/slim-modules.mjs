// Reduces node_modules to what the program loads: production packages, without those that only compile re2, without types, source
// maps and pages. Runs while the image is built, after re2 was compiled.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** What re2 needs to be compiled, and never again. */
const compileOnly = new Set(['node-gyp', 'nan', 'install-artifact-from-github']);
const unloaded = /\.(map|[cm]?ts|md|markdown)$/i;

/** The place where Node finds the package `name` for the package at `from`: the nearest node_modules on the way up. */
function placeOf(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[place] !== undefined || at === '') return place;
  }
}

const kept = new Set();
function keep(place) {
  if (kept.has(place)) return;
  kept.add(place);
  const { dependencies = {}, peerDependencies = {} } = lock[place];
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const found = placeOf(place, name);
    const wanted = !compileOnly.has(name) && !name.startsWith('@types/') && lock[found]?.dev === undefined;
    if (wanted && existsSync(join(root, found))) keep(found);
  }
}
keep('');

// Deepest first, so that a package goes before the one that holds it.
const places = Object.keys(lock).filter((place) => place !== '');
for (const place of places.sort().reverse()) {
  const holdsKept = [...kept].some((other) => other.startsWith(`${place}/`));
  if (!kept.has(place) && !holdsKept) rmSync(join(root, place), { recursive: true, force: true });
}
for (const name of ['.bin', '.package-lock.json'])
  rmSync(join(root, 'node_modules', name), { recursive: true, force: true });

const re2 = join(root, 'node_modules', 're2');
for (const name of ['vendor', 'lib', 'scripts', 'binding.gyp', 'build/Release/obj.target', 'build/Release/.deps'])
  rmSync(join(re2, name), { recursive: true, force: true });

for (const entry of readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true }))
  if (entry.isFile() && unloaded.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
console.log(`${kept.size - 1} packages kept`);
