import { readFileSync } from 'node:fs';

interface Manifest {
  readonly version?: unknown;
}

/** The package's version, from the manifest beside the compiled program. */
function readVersion(): string {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest.version === 'string' ? manifest.version : '0.0.0';
}

export const VERSION = readVersion();
