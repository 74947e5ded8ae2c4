import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GramTable, isThere, type Literal } from '../../../src/rules/secrets/gram-table.js';
import { hitIndex, hitPlace, SweepMemory } from '../../../src/rules/secrets/sweep/memory.js';
import type { Sweep } from '../../../src/rules/secrets/sweep/sweep.js';
import { TextCodes } from '../../../src/rules/secrets/text-codes.js';
import { SWEEPS } from './sweep/sweeps.js';

type Shaped = Omit<Literal<string>, 'value'>;

/** Where a table finds literals in a text, as `start:literal`. */
function found(sweep: Sweep, literals: readonly (string | Shaped)[], text: string): readonly string[] {
  const { memory } = sweep;
  for (const table of [memory.known, memory.slots, memory.neighbours]) table.fill(0);
  const table = new GramTable(
    memory,
    literals.map((literal) =>
      typeof literal === 'string' ? { text: literal, value: literal } : { ...literal, value: literal.text },
    ),
  );
  new TextCodes(memory).read(text);
  const all: string[] = [];
  for (const hit of memory.hits.subarray(0, sweep.grams(text.length))) {
    for (let index = hitIndex(hit); index !== 0; index = table.next(index)) {
      const candidate = table.candidate(index);
      if (candidate === undefined || !isThere(candidate, memory.text, hitPlace(hit))) continue;
      all.push(`${hitPlace(hit) - candidate.offset}:${candidate.value}`);
    }
  }
  return all.sort();
}

function expected(literals: readonly string[], text: string): readonly string[] {
  const lower = text.toLowerCase();
  const all = literals.flatMap((literal) =>
    [...Array(lower.length).keys()].filter((at) => lower.startsWith(literal, at)).map((at) => `${at}:${literal}`),
  );
  return all.sort();
}

const characters = fc.constantFrom(...'abtehz019-_.:%&\\ ~/'.split(''));
const literal = fc.array(characters, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));

describe.each(SWEEPS)('GramTable, with a sweep %s', (_name, create) => {
  const sweep = create();

  it('finds every literal in every place, in any case, whichever of its grams it goes by', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(literal, { minLength: 1, maxLength: 8 }),
        fc.array(fc.oneof(literal, characters), { maxLength: 12 }),
        fc.boolean(),
        (literals, parts, upper) => {
          const text = [...parts, literals[0] ?? ''].join('');
          expect(found(sweep, literals, upper ? text.toUpperCase() : text)).toEqual(expected(literals, text));
        },
      ),
      { numRuns: 300, seed: 20261201 },
    );
  });

  it.each(['', 'Ab', 'é'])('refuses %j', (text) => {
    expect(() => new GramTable(new SweepMemory(), [{ text, value: 1 }])).toThrow(RangeError);
  });

  it.each([
    [{ text: ':', shape: ':0000:' }, 'a:1234:b', ['1::']],
    [{ text: ':', shape: ':0000:' }, ' a:1234:b', ['2::']],
    [{ text: ':', shape: ':0000:' }, 'a:12345:b a:12a4: :123', []],
    [{ text: '%', shape: '%0' }, '%41 %a %', ['0:%']],
    [{ text: 'pat', alone: true }, 'pat PAT. -pat', ['0:pat', '10:pat', '4:pat']],
    [{ text: 'pat', alone: true }, 'path spat ', []],
    [{ text: 'pat', alone: true }, ' path  spat', []],
  ] as const)('finds %j in %j as far as its shape and neighbours say: %j', (literal, text, places) => {
    expect(found(sweep, [literal], text)).toEqual(places);
  });
});
