import type { AllowList } from './allow.js';
import type { Detector } from './detector.js';
import { findKeyed, isMeaningfulKey } from './keyed.js';
import { createEncodedFinder } from './locators/encoded.js';
import type { PrefixedDetector } from './prefixed.js';
import { allReadings } from './readings/all-readings.js';
import type { Reading } from './readings/reading.js';
import { mergeSpans } from './spans.js';
import { createSuspicion } from './suspicion.js';
import type { RuleInfo, ScanContext, SecretScanner, SecretSpan } from './types.js';

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
  const engine: Engine = { ...parts, isSuspicious: createSuspicion(parts), findEncoded: createEncodedFinder() };
  return {
    rules: parts.rules,
    suspects: engine.isSuspicious,
    keyMatters: isMeaningfulKey,
    scan: (text, context = {}) => scanText(engine, text, context, 0),
  };
}

interface Engine extends ScannerParts {
  readonly isSuspicious: (text: string) => boolean;
  readonly findEncoded: ReturnType<typeof createEncodedFinder>;
}

function scanText(engine: Engine, text: string, context: ScanContext, depth: number): readonly SecretSpan[] {
  const keyed = context.key === undefined ? [] : findKeyed(text, context.key);
  const found = engine.isSuspicious(text)
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
