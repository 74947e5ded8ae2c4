import { statSync } from 'node:fs';
import { errorCode } from './read-bounded.js';

/**
 * What is behind a list of names right now: inode, size and times of each, links followed. Two equal signatures mean that no
 * file was replaced, rewritten or touched in between.
 */
export function fileSignature(files: readonly string[]): string {
  return files.map(signatureOf).join('\n');
}

function signatureOf(file: string): string {
  try {
    const stats = statSync(file, { bigint: true });
    return `${file} ${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
  } catch (error) {
    return `${file} ${errorCode(error)}`;
  }
}
