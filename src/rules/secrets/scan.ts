import RE2 from 're2';
import type { AllowList } from './allow.js';
import type { Detector } from './detector.js';
import { INVISIBLE_CLASS } from './invisible.js';
import { findKeyed, isMeaningfulKey } from './keyed.js';
import { findEncodedSecrets, holdsEncodedText } from './locators/encoded.js';
import type { PrefixedDetector } from './prefixed.js';
import { allReadings } from './readings/all-readings.js';
import type { Reading } from './readings/reading.js';
import { mergeSpans } from './spans.js';
import type { RuleInfo, ScanContext, SecretScanner, SecretSpan } from './types.js';

/** From this length a string is converted once for all expressions. */
const BUFFER_FROM = 65_536;
const MIN_LENGTH = 6;
/** Escaped letters, digits and the punctuation of tokens (`+ / = : | $ ~`), and what shows nothing: what hides a token from a search for its literal. */
const HIDDEN = new RE2(
  `\\\\u00[2-7]|\\\\x[2-7]|%(?:2[45bdef]|3[0-9ad]|4[0-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ace])|&#[0-9x]|${INVISIBLE_CLASS}`,
  'i',
);
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
  return {
    rules: parts.rules,
    suspects: (text) => isSuspicious(parts, text),
    keyMatters: isMeaningfulKey,
    scan: (text, context = {}) => scanText(parts, text, context, 0),
  };
}

function isSuspicious(parts: ScannerParts, text: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  const haystack = text.length >= BUFFER_FROM ? Buffer.from(text) : text;
  return (
    parts.prefixed.test(haystack) ||
    parts.detectors.some((detector) => detector.suspects(haystack)) ||
    HIDDEN.test(haystack) ||
    holdsEncodedText(text)
  );
}

function scanText(parts: ScannerParts, text: string, context: ScanContext, depth: number): readonly SecretSpan[] {
  const keyed = context.key === undefined ? [] : findKeyed(text, context.key);
  const found = isSuspicious(parts, text)
    ? allReadings(text).flatMap((reading) => inReading(parts, reading, context, depth))
    : [];
  return mergeSpans([...keyed, ...found].filter((span) => isWanted(parts, span, text)));
}

function inReading(parts: ScannerParts, reading: Reading, context: ScanContext, depth: number): SecretSpan[] {
  const { text } = reading;
  const inner = (decoded: string): readonly SecretSpan[] => scanText(parts, decoded, {}, depth + 1);
  const spans = [
    ...parts.prefixed.collect(text, context),
    ...parts.detectors.flatMap((detector) => detector.find(text)),
    ...(depth < MAX_ENCODED_DEPTH ? findEncodedSecrets(text, inner) : []),
  ];
  return spans
    .filter((span) => isWanted(parts, span, text))
    .map((span) => ({ ...span, ...reading.toOriginal(span.start, span.end) }));
}

function isWanted(parts: ScannerParts, span: SecretSpan, text: string): boolean {
  return !parts.disabled.has(span.rule) && !parts.allow.allows(text.slice(span.start, span.end));
}
