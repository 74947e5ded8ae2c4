import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createScriptLoader, type ScriptLoader } from '../../../src/adapters/process/script-loader.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);

function keepAll(loader: ScriptLoader): readonly string[] {
  for (const [file, code] of loader.compiled()) writeFileSync(file, code);
  return [...loader.compiled().keys()].map((file) => basename(file));
}

/** A script loaded without kept code, and with it. */
function loadTwice(name: string): readonly unknown[] {
  const first = createScriptLoader(folder);
  const exported = first.require(name);
  keepAll(first);
  return [exported, createScriptLoader(folder).require(name)];
}

describe('scripts are loaded as Node would', () => {
  test('each once, with what they require', () => {
    const again = "require('./second.cjs') === two";
    write('first.cjs', `const two = require('./second.cjs'); exports.sum = two.add(1); exports.again = ${again};`);
    write('second.cjs', "exports.add = (n) => n + require('node:path').posix.join('a', 'b').length;");
    const expected = { sum: 4, again: true };
    expect(loadTwice('./first.cjs')).toEqual([expected, expected]);
  });

  test('in a circle, the one that came first is there as far as it got', () => {
    write('first.cjs', "exports.early = 1; exports.seen = require('./second.cjs').early; exports.late = 2;");
    write(
      'second.cjs',
      "exports.early = require('./first.cjs').early + 10; exports.late = require('./first.cjs').late;",
    );
    const expected = { early: 1, seen: 11, late: 2 };
    expect(loadTwice('./first.cjs')).toEqual([expected, expected]);
  });

  test('modules are imported relative to the folder', async () => {
    write('module.mjs', 'export const word = "late";');
    write(
      'first.cjs',
      "exports.words = async () => [(await importModule('./module.mjs')).word, (await importModule('node:path')).sep];",
    );
    for (const exported of loadTwice('./first.cjs')) {
      const { words } = exported as { words: () => Promise<string[]> };
      await expect(words()).resolves.toEqual(['late', sep]);
    }
  });

  test('one that fails fails each time', () => {
    write('first.cjs', "exports.half = true; throw new Error('not today');");
    const loader = createScriptLoader(folder);
    expect(() => loader.require('./first.cjs')).toThrow('not today');
    expect(() => loader.require('./first.cjs')).toThrow('not today');
    expect(() => loader.require('./absent.cjs')).toThrow('ENOENT');
  });
});

describe('what V8 compiled is kept', () => {
  const SOURCE = "const grow = (n) => n + 1; exports.value = [1, 2].map(grow).join('é');";
  const OTHER = SOURCE.replace('n + 1', 'n + 5');
  const value = () => createScriptLoader(folder).require('./first.cjs');
  const taken = () => {
    const loader = createScriptLoader(folder);
    loader.require('./first.cjs');
    return loader.taken().map((file) => basename(file));
  };

  beforeEach(() => {
    write('first.cjs', SOURCE);
    const loader = createScriptLoader(folder);
    loader.require('./first.cjs');
    expect(keepAll(loader)).toEqual(['first.cjs.code']);
  });

  test('and taken, with the same result', () => {
    expect(value()).toEqual({ value: '2é3' });
    expect(taken()).toEqual(['first.cjs']);
  });

  test('but never runs for a text that has changed', () => {
    expect(OTHER.length).toBe(SOURCE.length);
    write('first.cjs', OTHER);
    expect(value()).toEqual({ value: '6é7' });
    expect(taken()).toEqual([]);
  });

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (code: Buffer) => code.subarray(0, code.length >> 1)],
    ['damaged', (code: Buffer) => Buffer.from(code).fill(0x55, 200, 300)],
    ['of something else', () => Buffer.from('#!/bin/sh\n')],
  ])('a file that is %s is not used', (_, change) => {
    write('first.cjs.code', change(readFileSync(join(folder, 'first.cjs.code'))));
    expect(value()).toEqual({ value: '2é3' });
    expect(taken()).toEqual([]);
  });
});
