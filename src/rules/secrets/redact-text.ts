import { createMarkers, type MarkerStyle } from './redact/markers.js';
import { splice } from './spans.js';
import type { SecretScanner } from './types.js';

/** A text without its secrets: for log lines and error texts. Throws when the regexp engine fails. */
export function redactText(scanner: SecretScanner, text: string, marker: MarkerStyle = 'plain'): string {
  const spans = scanner.scan(text);
  if (spans.length === 0) return text;
  const write = createMarkers(marker);
  return splice(text, spans, (span) => write(span.rule, text.slice(span.start, span.end)));
}
