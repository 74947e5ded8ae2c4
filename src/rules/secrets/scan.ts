import type { AllowList } from './allow.js';
import type { Detector } from './detector.js';
import { findKeyed, isMeaningfulKey } from './keyed.js';
import { LiteralGate } from './literal-gate.js';
import { LiteralSearch } from './literal-search.js';
import { createEncodedFinder } from './locators/encoded.js';
import { type Place, PlaceFinder, type Places } from './places.js';
import { allReadings } from './readings/all-readings.js';
import type { Reading } from './readings/reading.js';
import { scanLiterals } from './scan-literals.js';
import { mergeSpans } from './spans.js';
import { createSuspicion } from './suspicion.js';
import type { RuleInfo, ScanContext, SecretScanner, SecretSpan } from './types.js';

/** Base64 in base64: so many layers are opened. */
const MAX_ENCODED_DEPTH = 2;

export interface ScannerParts {
  readonly rules: readonly RuleInfo[];
  readonly detectors: readonly Detector[];
  readonly disabled: ReadonlySet<string>;
  readonly allow: AllowList;
}

/** Puts the detectors together: each reading of a text (as written, decoded, unfolded) goes through all of them. */
export function createScanner(parts: ScannerParts): SecretScanner {
  const search = new LiteralSearch(scanLiterals(parts.detectors));
  const engine: Engine = {
    ...parts,
    isSuspicious: createSuspicion(new LiteralGate(search), parts.detectors),
    places: new PlaceFinder(search, parts.detectors),
    findEncoded: createEncodedFinder(),
  };
  return {
    rules: parts.rules,
    suspects: engine.isSuspicious,
    keyMatters: isMeaningfulKey,
    scan: (text, context = {}) => scanText(engine, text, context, 0),
  };
}

interface Engine extends ScannerParts {
  readonly isSuspicious: (text: string) => boolean;
  readonly places: PlaceFinder;
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
  const places = engine.places.find(text);
  const spans = [
    ...engine.detectors.flatMap((detector, index) => findWith(detector, text, places, places.of[index] ?? [], context)),
    ...(depth < MAX_ENCODED_DEPTH && places.encoded ? engine.findEncoded(text, inner) : []),
  ];
  return spans
    .filter((span) => isWanted(engine, span, text))
    .map((span) => ({ ...span, ...reading.toOriginal(span.start, span.end) }));
}

function findWith(
  detector: Detector,
  text: string,
  { foreignWord }: Places,
  own: readonly Place[],
  context: ScanContext,
): readonly SecretSpan[] {
  const isCalled = detector.literals === undefined ? detector.foreignWordsOnly !== true || foreignWord : own.length > 0;
  return isCalled ? detector.find(text, own, context) : [];
}

function isWanted(parts: ScannerParts, span: SecretSpan, text: string): boolean {
  return !parts.disabled.has(span.rule) && !parts.allow.allows(text.slice(span.start, span.end));
}
