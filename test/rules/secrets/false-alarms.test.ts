import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scanner } from './default-scanner.js';

const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
/** Ordinary code, declarations, documentation, JSON and lock files. Tests are left out: those of loggers are full of made-up passwords. */
const PACKAGES = [
  '@grpc/grpc-js',
  '@opentelemetry/api',
  '@types/node',
  'ajv',
  'commander',
  'fast-check',
  'ioredis',
  'pino',
  'prom-client',
  'yaml',
  'zod',
];
const KINDS = /\.(?:c?js|mjs|[cm]?ts|md|json|ya?ml|txt|proto)$/;
const MAX_FILE = 400_000;
const MAX_BYTES = 14_000_000;
const MIN_BYTES = 8_000_000;
/** What is found was looked at: passwords and tokens in the examples of those packages' documentation. */
const MAX_PER_MEGABYTE = 1;

function* filesBelow(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((left, right) =>
    left.name < right.name ? -1 : 1,
  )) {
    const path = join(directory, entry.name);
    if (/^(?:tests?|benchmarks?)$|\.test\./.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && KINDS.test(entry.name) && statSync(path).size <= MAX_FILE) yield path;
  }
}

it('finds at most one thing in a megabyte of ordinary code and documentation', { timeout: 240_000 }, () => {
  let bytes = 0;
  const findings: string[] = [];
  const scan = (path: string, text: string): void => {
    bytes += text.length;
    for (const span of scanner.scan(text))
      findings.push(`${span.rule} ${path.slice(MODULES.length)} at ${span.start}, ${span.end - span.start} characters`);
  };
  scan('/package-lock.json', readFileSync(join(MODULES, '..', 'package-lock.json'), 'utf8'));
  for (const name of PACKAGES) {
    for (const path of filesBelow(join(MODULES, name))) if (bytes < MAX_BYTES) scan(path, readFileSync(path, 'utf8'));
  }
  const perMegabyte = findings.length / (bytes / 1e6);
  console.log(
    `${findings.length} findings in ${(bytes / 1e6).toFixed(1)} MB: ${perMegabyte.toFixed(2)} per MB\n${findings.join('\n')}`,
  );
  expect(bytes).toBeGreaterThan(MIN_BYTES);
  expect(perMegabyte).toBeLessThanOrEqual(MAX_PER_MEGABYTE);
});
