import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The name of a full file: that of the open one and the number of its last row, padded so that names sort as rows do. A
 * number, not a time: clocks jump.
 */
export function rotatedName(path: string, lastSeq: number): string {
  const name = `${path}.${String(lastSeq).padStart(12, '0')}`;
  if (!existsSync(name)) return name;
  let copy = 2;
  while (existsSync(`${name}-${copy}`)) copy += 1;
  return `${name}-${copy}`;
}

/** The full files beside an open one, oldest row first. */
export function rotatedFiles(path: string): readonly string[] {
  const prefix = `${basename(path)}.`;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(prefix) && /^\d{12,16}(?:-\d+)?$/.test(name.slice(prefix.length)))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((name) => join(dirname(path), name));
}
