import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import config from '../vitest.config.js';

const root = resolve(import.meta.dirname, '..');

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

interface SourceFile {
  readonly path: string;
  /** Without comments, and with empty string literals: what is said about code is not code. */
  readonly code: string;
  /** Repository paths of relative imports, and the names of packages and node: modules. */
  readonly imports: readonly string[];
  /** Those that are there when the program runs. */
  readonly runtimeImports: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const REGEXP = /(?<=[=(,:[!&|?{};\n]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const found = [...text.matchAll(IMPORT)].map(([, , type, from, dynamic]) => ({
    target: resolveImport(path, from ?? dynamic ?? ''),
    isType: type !== undefined,
  }));
  return {
    path,
    code: text.replace(COMMENT, '').replace(STRING, "''").replace(REGEXP, '/x/'),
    imports: found.map(({ target }) => target),
    runtimeImports: found.filter(({ isType }) => !isType).map(({ target }) => target),
  };
}

function resolveImport(path: string, target: string): string {
  if (!target.startsWith('.')) return target;
  return relative(root, resolve(root, dirname(path), target))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '.ts');
}

const sources = filesBelow('src')
  .filter((path) => path.endsWith('.ts'))
  .map(read);

/** Which layers a layer may import, itself always. Written out, so that a new arrow is a change somebody reads. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  config: ['domain'],
  rules: ['domain'],
  decisions: ['rules', 'domain'],
  wire: ['decisions', 'rules', 'domain'],
  hooks: ['wire', 'decisions', 'rules', 'domain'],
  preflight: ['rules', 'domain'],
  adapters: ['hooks', 'wire', 'decisions', 'rules', 'domain'],
  app: ['config', 'adapters', 'preflight', 'hooks', 'wire', 'decisions', 'rules', 'domain'],
  cli: ['app', 'config', 'adapters', 'preflight', 'hooks', 'wire', 'decisions', 'rules', 'domain'],
};
const core = ['domain', 'rules', 'decisions', 'wire', 'hooks', 'preflight'];
const layerOf = (path: string) => path.split('/')[1] ?? '';

/** Packages that decide what matches: only the rules may use them. */
const matchers = ['re2', 'picomatch'];

describe('the house', () => {
  test('has no room outside the plan', () => {
    expect([...new Set(sources.map(({ path }) => layerOf(path)))].sort()).toEqual(Object.keys(mayImport).sort());
  });

  test('imports go one way', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('src/') && layerOf(target) !== layerOf(path))
        .filter((target) => !mayImport[layerOf(path)]?.includes(layerOf(target)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('imports end at files that are there', () => {
    const known = new Set(sources.map(({ path }) => path));
    const missing = sources.flatMap(({ path, imports }) =>
      imports.filter((t) => t.startsWith('src/') && !known.has(t)).map((t) => `${path} -> ${t}`),
    );
    expect(missing).toEqual([]);
  });

  test('has no import cycle', () => {
    expect(findCycle()).toEqual([]);
  });

  test('the core has no I/O', () => {
    const wrong = sources
      .filter(({ path }) => core.includes(layerOf(path)))
      .flatMap(({ path, imports }) =>
        imports.filter((target) => target.startsWith('node:')).map((target) => `${path} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('the core has no clock, randomness or console', () => {
    const forbidden = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bconsole\.|\bsetTimeout\(/;
    const wrong = sources
      .filter(({ path, code }) => core.includes(layerOf(path)) && forbidden.test(code))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('re2 and picomatch are used in the rules only', () => {
    const wrong = sources
      .filter(({ path }) => layerOf(path) !== 'rules')
      .flatMap(({ path, imports }) =>
        imports.filter((target) => matchers.includes(target)).map((target) => `${path} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('the environment is read in one place', () => {
    expect(
      sources.filter(({ code }) => /\bprocess\.env\b|\bprocess\[['"]env/.test(code)).map(({ path }) => path),
    ).toEqual(['src/config/environment.ts']);
  });

  test('nothing is exported by default, and nothing escapes the types', () => {
    const typeEscape = /\bexport default\b|\bas any\b|: any\b|@ts-ignore|@ts-expect-error|biome-ignore/;
    expect(sources.filter(({ code }) => typeEscape.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

function findCycle(): string[] {
  const byPath = new Map(sources.map((file) => [file.path, file]));
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of byPath.get(path)?.runtimeImports ?? []) {
      const cycle = byPath.has(target) ? visit(target, [...trail, path]) : [];
      if (cycle.length > 0) return cycle;
    }
    done.add(path);
    return [];
  };
  for (const { path } of sources) {
    const cycle = visit(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test('every file below test/ is collected, or is data, or is used by one that is', () => {
  const isTest = picomatch([...(config.test?.include ?? [])]);
  const isData = picomatch(['test/**/cases/**', 'test/fixtures/**', 'test/helpers/build-once.ts']);
  const files = filesBelow('test');
  const used = new Set(files.filter((path) => path.endsWith('.ts')).flatMap((path) => read(path).imports));
  expect(files.filter((path) => !isTest(path) && !isData(path) && !used.has(path))).toEqual([]);
});
