import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { keepCode, keptCode } from './kept-code.js';

type Require = (id: string) => unknown;
type ImportModule = (id: string) => Promise<unknown>;
type Body = (
  exports: object,
  require: Require,
  module: { exports: object },
  file: string,
  importModule: ImportModule,
) => void;

/** CommonJS scripts, and what V8 compiled of them. */
export interface ScriptLoader {
  /** What a script of the folder (`./name.cjs`), a package or a module of Node exports. */
  readonly require: Require;
  /** The compiled code of each script that was loaded, with all of it that has run, by the file that is to hold it. */
  compiled(): ReadonlyMap<string, Buffer>;
  /** The files of the scripts that V8 did not have to compile. */
  taken(): readonly string[];
}

interface LoadedScript {
  readonly file: string;
  readonly source: Buffer;
  readonly script: Script;
  readonly module: { exports: object };
}

/**
 * Loads the scripts of a folder as Node's `require` does, but without compiling those beside which a file holds their compiled
 * code: for a program that runs for each server of a client, compiling takes longer than running. Instead of `import(…)` they
 * say `importModule(…)`, since V8 forgets with the code where a script comes from.
 */
export function createScriptLoader(folder: string): ScriptLoader {
  const requireOther = createRequire(join(folder, 'any.cjs'));
  const importModule: ImportModule = (id) => import(id.startsWith('.') ? pathToFileURL(join(folder, id)).href : id);
  const scripts = new Map<string, LoadedScript>();
  const require: Require = (id) => {
    if (!id.startsWith('./')) return requireOther(id);
    const known = scripts.get(id);
    if (known !== undefined) return known.module.exports;
    const loaded = compile(join(folder, id));
    scripts.set(id, loaded);
    try {
      run(loaded, require, importModule);
    } catch (error) {
      scripts.delete(id);
      throw error;
    }
    return loaded.module.exports;
  };
  const all = (): readonly LoadedScript[] => [...scripts.values()];
  return {
    require,
    compiled: () =>
      new Map(all().map(({ file, source, script }) => [codeFileOf(file), keepCode(source, script.createCachedData())])),
    taken: () => all().flatMap(({ file, script }) => (script.cachedDataRejected === false ? [file] : [])),
  };
}

function compile(file: string): LoadedScript {
  const source = readFileSync(file);
  const kept = readIfThere(codeFileOf(file));
  const code = kept && keptCode(source, kept);
  const parameters = 'exports, require, module, __filename, importModule';
  const script = new Script(`(function (${parameters}) {${source.toString()}\n})`, {
    filename: file,
    ...(code && { cachedData: code }),
  });
  return { file, source, script, module: { exports: {} } };
}

function run({ file, script, module }: LoadedScript, require: Require, importModule: ImportModule): void {
  const body: Body = script.runInThisContext();
  body(module.exports, require, module, file, importModule);
}

function codeFileOf(file: string): string {
  return `${file}.code`;
}

/** A file that cannot be read is as good as none: the script is compiled. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
