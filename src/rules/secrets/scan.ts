import type { AllowList } from './allow.js';
import { type AnyOf, compileAnyOf } from './alternation.js';
import type { Detector } from './detector.js';
import { INVISIBLE_CLASS } from './invisible.js';
import { findKeyed, isMeaningfulKey } from './keyed.js';
import { createEncodedFinder, ENCODED_SIGN } from './locators/encoded.js';
import type { PrefixedDetector } from './prefixed.js';
import { allReadings } from './readings/all-readings.js';
import type { Reading } from './readings/reading.js';
import { mergeSpans } from './spans.js';
import type { RuleInfo, ScanContext, SecretScanner, SecretSpan } from './types.js';

/** From this length a string is converted once for all expressions. */
const BUFFER_FROM = 65_536;
const MIN_LENGTH = 6;
/** Escaped letters, digits and the punctuation of tokens (`+ / = : | $ ~`) hide a token from a search for its literal. */
const ESCAPED_SIGN =
  '(?i:\\\\u00[2-7]|:\\\\{1,8}/|\\\\x[2-7]|%(?:2[45bdef]|3[0-9ad]|4[0-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ace])|&#[0-9x])';
/** So do characters that show nothing. */
const INVISIBLE = new RegExp(INVISIBLE_CLASS);
/** Base64 in base64: so many layers are opened. */
const MAX_ENCODED_DEPTH = 2;

export interface ScannerParts {
  readonly rules: readonly RuleInfo[];
  readonly prefixed: PrefixedDetector;
  readonly detectors: readonly Detector[];
  readonly disabled: ReadonlySet<string>;
  readonly allow: AllowList;
}

/** Puts the detectors together: each reading of a text (as written, decoded, unfolded) goes through all of them. */
export function createScanner(parts: ScannerParts): SecretScanner {
  const plain = parts.detectors.flatMap(({ sign, ownSign }) => (ownSign === undefined && sign !== '' ? [sign] : []));
  const own = parts.detectors.flatMap(({ ownSign }) => (ownSign === undefined ? [] : [ownSign]));
  const signs = [[...plain, ESCAPED_SIGN], parts.prefixed.signs, [ENCODED_SIGN], ...own.map((sign) => [sign])].map(
    compileAnyOf,
  );
  const engine: Engine = { ...parts, signs, findEncoded: createEncodedFinder() };
  return {
    rules: parts.rules,
    suspects: (text) => isSuspicious(engine, text),
    keyMatters: isMeaningfulKey,
    scan: (text, context = {}) => scanText(engine, text, context, 0),
  };
}

interface Engine extends ScannerParts {
  /** Groups that RE2's automaton can hold: one search over all signs overflows its memory. */
  readonly signs: readonly AnyOf[];
  readonly findEncoded: ReturnType<typeof createEncodedFinder>;
}

function isSuspicious(engine: Engine, text: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  const haystack = text.length >= BUFFER_FROM ? Buffer.from(text) : text;
  return (
    engine.signs.some((group) => group.test(haystack)) ||
    INVISIBLE.test(text) ||
    engine.detectors.some((detector) => detector.suspects?.(text) === true)
  );
}

function scanText(engine: Engine, text: string, context: ScanContext, depth: number): readonly SecretSpan[] {
  const keyed = context.key === undefined ? [] : findKeyed(text, context.key);
  const found = isSuspicious(engine, text)
    ? allReadings(text).flatMap((reading) => inReading(engine, reading, context, depth))
    : [];
  return mergeSpans([...keyed, ...found].filter((span) => isWanted(engine, span, text)));
}

function inReading(engine: Engine, reading: Reading, context: ScanContext, depth: number): SecretSpan[] {
  const { text } = reading;
  const inner = (decoded: string): readonly SecretSpan[] => scanText(engine, decoded, {}, depth + 1);
  const spans = [
    ...engine.prefixed.collect(text, context),
    ...engine.detectors.flatMap((detector) => detector.find(text)),
    ...(depth < MAX_ENCODED_DEPTH ? engine.findEncoded(text, inner) : []),
  ];
  return spans
    .filter((span) => isWanted(engine, span, text))
    .map((span) => ({ ...span, ...reading.toOriginal(span.start, span.end) }));
}

function isWanted(parts: ScannerParts, span: SecretSpan, text: string): boolean {
  return !parts.disabled.has(span.rule) && !parts.allow.allows(text.slice(span.start, span.end));
}
