import { compileScanner, type ScannerOptions } from '../../../src/rules/secrets/compile.js';
import { splice } from '../../../src/rules/secrets/spans.js';
import { expandTemplate } from '../../../src/rules/secrets/template.js';
import type { SecretScanner } from '../../../src/rules/secrets/types.js';

/** A scanner with the default rules and what a test adds. Throws on faults. */
export function makeScanner(options: Partial<ScannerOptions> = {}): SecretScanner {
  const compiled = compileScanner({ presets: ['default'], disable: [], rules: [], allow: [], ...options });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}

export const scanner = makeScanner();

/** The text with each found span as `#`. */
export function masked(text: string, key?: string): string {
  return splice(text, scanner.scan(text, key === undefined ? {} : { key }), () => '#');
}

/** A made-up value from a template, always the same for the same seed. */
export function made(template: string, seed = 1): string {
  return expandTemplate(template, seed);
}
