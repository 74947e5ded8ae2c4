import { type AnyOf, compileAnyOf } from './alternation.js';
import type { Detector } from './detector.js';
import { type LiteralGate, MET } from './literal-gate.js';
import { regionsAround } from './regions.js';

/** From this length a string is converted once for all expressions. */
const BUFFER_FROM = 65_536;
const MIN_LENGTH = 6;
/** A sign of a detector with literals is no longer than this, and the literal may be anywhere in it. */
const LITERAL_REACH = { before: 96, after: 128 };
/** What a key word's reader looks at: the rest of the key, what joins, the first characters of a value; before it the name of a pair. */
const KEY_WORD_REACH = { before: 192, after: 448 };

/**
 * Creates the question that is asked of every text first: may there be a secret? One pass for all literals settles it for
 * most; only where a literal of a sign was met is the sign itself searched for.
 */
export function createSuspicion(gate: LiteralGate, detectors: readonly Detector[]): (text: string) => boolean {
  const gated = compileSigns(detectors.filter(({ literals }) => literals !== undefined));
  const own = compileOwnSigns(detectors);
  const ungated = detectors.filter(({ literals, sign }) => literals === undefined && sign !== '');
  const always = ungated.length === 0 ? undefined : compileSigns(ungated);
  return (text) => {
    if (text.length < MIN_LENGTH) return false;
    const answer = gate.pass(text);
    const { met } = answer;
    // Characters that show nothing hide a token from a search for its literal.
    if ((met & (MET.token | MET.encoded | MET.invisible)) !== 0) return true;
    return (
      isNear(gated, text, answer.literals, LITERAL_REACH) ||
      isNear(own, text, (met & MET.foreignWord) !== 0 ? undefined : answer.keyWords, KEY_WORD_REACH) ||
      always?.test(flatten(text)) === true ||
      detectors.some((detector) => detector.suspects?.(text) === true)
    );
  };
}

/** Whether a sign stands around one of the places, or anywhere when they are not known. */
function isNear(
  sign: AnyOf,
  text: string,
  places: readonly number[] | undefined,
  reach: { readonly before: number; readonly after: number },
): boolean {
  if (places === undefined) return sign.test(flatten(text));
  const inOrder = [...places].sort((left, right) => left - right);
  return regionsAround(inOrder, reach, text.length).some(({ from, to }) => sign.test(flatten(text.slice(from, to))));
}

function flatten(text: string): string | Buffer {
  return text.length >= BUFFER_FROM ? Buffer.from(text) : text;
}

function compileSigns(detectors: readonly Detector[]): AnyOf {
  return compileAnyOf(detectors.flatMap(({ sign, ownSign }) => (ownSign === undefined && sign !== '' ? [sign] : [])));
}

/** Signs with runs, each in an automaton of its own. */
function compileOwnSigns(detectors: readonly Detector[]): AnyOf {
  const signs = detectors.flatMap(({ ownSign }) => (ownSign === undefined ? [] : [compileAnyOf([ownSign])]));
  return { test: (text) => signs.some((sign) => sign.test(text)) };
}
