import { type AnyOf, compileAnyOf } from './alternation.js';
import { FOREIGN_KEY_WORD } from './context/candidates.js';
import type { Detector, SignLiteral } from './detector.js';
import { INVISIBLE_CLASS } from './invisible.js';
import { type GateLiteral, LiteralGate, MET } from './literal-gate.js';
import type { PrefixedDetector } from './prefixed.js';

/** From this length a string is converted once for all expressions. */
const BUFFER_FROM = 65_536;
const MIN_LENGTH = 6;
/** Escaped letters, digits and the punctuation of tokens (`+ / = : | $ ~`) hide a token from a search for its literal. */
const ESCAPED = /(?:\\u00[2-7]|\\x[2-7]|%(?:2[45bdef]|3[0-9ad]|4[0-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ace])|&#[0-9x])/iy;
const ESCAPES = [
  { text: '\\u00' },
  { text: '\\x' },
  { text: '%', shape: '%0' },
  { text: '&#', shape: '&#0' },
  { text: '&#x' },
];
/** So do characters that show nothing. */
const INVISIBLE = new RegExp(INVISIBLE_CLASS);

export interface Suspects {
  readonly prefixed: PrefixedDetector;
  readonly detectors: readonly Detector[];
}

/**
 * Creates the question that is asked of every text first: may there be a secret? One pass for all literals settles it for
 * most; only where a literal of a sign was met is the sign itself searched for.
 */
export function createSuspicion({ prefixed, detectors }: Suspects): (text: string) => boolean {
  const gate = new LiteralGate(gateLiterals(prefixed, detectors));
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
  return (met & MET.nonAscii) !== 0 && FOREIGN_KEY_WORD.test(text) ? met | MET.keyWord : met;
}

function gateLiterals(prefixed: PrefixedDetector, detectors: readonly Detector[]): GateLiteral[] {
  const escapes = ESCAPES.map((literal) => ({ ...literal, kind: MET.token, holds: isEscape }));
  const ofDetectors = detectors.flatMap(({ literals = [], ownSign }) =>
    literals.map((literal) => toGate(literal, ownSign === undefined ? MET.literal : MET.keyWord)),
  );
  return [...escapes, ...prefixed.literals.map((literal) => toGate(literal, MET.token)), ...ofDetectors];
}

function isEscape(text: string, start: number): boolean {
  ESCAPED.lastIndex = start;
  return ESCAPED.test(text);
}

function toGate(literal: SignLiteral, kind: number): GateLiteral {
  return typeof literal === 'string' ? { text: literal, kind } : { ...literal, kind };
}

function compileSigns(detectors: readonly Detector[]): AnyOf {
  return compileAnyOf(detectors.flatMap(({ sign, ownSign }) => (ownSign === undefined && sign !== '' ? [sign] : [])));
}

/** Signs with runs, each in an automaton of its own. */
function compileOwnSigns(detectors: readonly Detector[]): AnyOf {
  const signs = detectors.flatMap(({ ownSign }) => (ownSign === undefined ? [] : [compileAnyOf([ownSign])]));
  return { test: (text) => signs.some((sign) => sign.test(text)) };
}
