import { type AnyOf, compileAnyOf } from './alternation.js';
import { hasForeignWord } from './context/foreign-words.js';
import type { Detector } from './detector.js';
import { INVISIBLE_CLASS } from './invisible.js';
import { type LiteralGate, MET } from './literal-gate.js';

/** From this length a string is converted once for all expressions. */
const BUFFER_FROM = 65_536;
const MIN_LENGTH = 6;
/** Characters that show nothing hide a token from a search for its literal. */
const INVISIBLE = new RegExp(INVISIBLE_CLASS);

/**
 * Creates the question that is asked of every text first: may there be a secret? One pass for all literals settles it for
 * most; only where a literal of a sign was met is the sign itself searched for.
 */
export function createSuspicion(gate: LiteralGate, detectors: readonly Detector[]): (text: string) => boolean {
  const gated = compileSigns(detectors.filter(({ literals }) => literals !== undefined));
  const ungated = detectors.filter(({ literals, sign }) => literals === undefined && sign !== '');
  const always = ungated.length === 0 ? undefined : compileSigns(ungated);
  const own = compileOwnSigns(detectors);
  const bySearch = (text: string, met: number): boolean => {
    const searches = [
      ...((met & MET.literal) === 0 ? [] : [gated]),
      ...((met & MET.keyWord) === 0 ? [] : [own]),
      ...(always === undefined ? [] : [always]),
    ];
    if (searches.length === 0) return false;
    const haystack = text.length >= BUFFER_FROM ? Buffer.from(text) : text;
    return searches.some((search) => search.test(haystack));
  };
  return (text) => {
    if (text.length < MIN_LENGTH) return false;
    const met = withForeignWords(gate.pass(text), text);
    if ((met & (MET.token | MET.encoded)) !== 0) return true;
    if ((met & MET.nonAscii) !== 0 && INVISIBLE.test(text)) return true;
    return bySearch(text, met) || detectors.some((detector) => detector.suspects?.(text) === true);
  };
}

/** Key words of other scripts are no literals of the gate. */
function withForeignWords(met: number, text: string): number {
  return (met & MET.nonAscii) !== 0 && hasForeignWord(text) ? met | MET.keyWord : met;
}

function compileSigns(detectors: readonly Detector[]): AnyOf {
  return compileAnyOf(detectors.flatMap(({ sign, ownSign }) => (ownSign === undefined && sign !== '' ? [sign] : [])));
}

/** Signs with runs, each in an automaton of its own. */
function compileOwnSigns(detectors: readonly Detector[]): AnyOf {
  const signs = detectors.flatMap(({ ownSign }) => (ownSign === undefined ? [] : [compileAnyOf([ownSign])]));
  return { test: (text) => signs.some((sign) => sign.test(text)) };
}
