import type { Detector, SignLiteral } from './detector.js';
import { type GateLiteral, MET } from './literal-gate.js';
import type { OwnedLiteral } from './places.js';

/** A literal as both passes need it: its kind for the gate, its detector for the places. */
export interface ScanLiteral extends GateLiteral, OwnedLiteral {}

/** Escaped letters, digits and the punctuation of tokens (`+ / = : | $ ~`) hide a token from a search for its literal. */
const ESCAPED = /(?:\\u00[2-7]|\\x[2-7]|%(?:2[45bdef]|3[0-9ad]|4[0-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ace])|&#[0-9x])/iy;
const ESCAPES = [
  { text: '\\u00' },
  { text: '\\x' },
  { text: '%', shape: '%0' },
  { text: '&#', shape: '&#0' },
  { text: '&#x' },
];

/** Every literal that a scanner looks for: those of escapes, which belong to no detector, and those of the detectors. */
export function scanLiterals(detectors: readonly Detector[]): readonly ScanLiteral[] {
  const escapes = ESCAPES.map((literal) => toScan({ ...literal, holds: isEscape }, MET.token, -1));
  const ofDetectors = detectors.flatMap((detector, owner) =>
    (detector.literals ?? []).map((literal) => toScan(literal, kindOf(detector), owner)),
  );
  return [...escapes, ...ofDetectors];
}

function kindOf({ ownSign, literalsAreSigns }: Detector): number {
  if (literalsAreSigns === true) return MET.token;
  return ownSign === undefined ? MET.literal : MET.keyWord;
}

function isEscape(text: string, start: number): boolean {
  ESCAPED.lastIndex = start;
  return ESCAPED.test(text);
}

function toScan(literal: SignLiteral, kind: number, owner: number): ScanLiteral {
  return { ...(typeof literal === 'string' ? { text: literal } : literal), kind, owner, literal };
}
