import { lineEnd } from '../characters.js';
import type { SecretSpan } from '../types.js';
import { readKeyLine } from './key-lines.js';

const PUTTY_HEAD = 'PuTTY-User-Key-File-';
const PRIVATE_LINES = /Private-Lines: ?\d{1,5}\r?\n/;
const PRIVATE_MAC = /Private-MAC: ?([0-9a-fA-F]{16,128})/;
const PUTTY_REACH = 16_384;
/** The comment line that minisign and signify write above a secret key. */
const SECRET_KEY_COMMENT = /untrusted comment: [^\n]{0,120}secret key[^\n]{0,120}\n([A-Za-z0-9+/=]{40,400})/g;

/** Finds private keys in files that have no armour: PuTTY's, minisign's and signify's. */
export function findKeyFiles(text: string): SecretSpan[] {
  return [...findPuttyKeys(text), ...findCommentedKeys(text)];
}

function findPuttyKeys(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (let at = text.indexOf(PUTTY_HEAD); at >= 0; at = text.indexOf(PUTTY_HEAD, at + PUTTY_HEAD.length)) {
    const next = text.indexOf(PUTTY_HEAD, at + PUTTY_HEAD.length);
    const block = text.slice(at, Math.min(at + PUTTY_REACH, next < 0 ? text.length : next));
    const lines = PRIVATE_LINES.exec(block);
    if (lines !== null) spans.push(...privateLines(text, at + lines.index + lines[0].length));
    const mac = PRIVATE_MAC.exec(block);
    if (mac?.[1] !== undefined)
      spans.push(keySpan(at + mac.index + mac[0].length - mac[1].length, at + mac.index + mac[0].length));
  }
  return spans;
}

function privateLines(text: string, start: number): SecretSpan[] {
  let end = start;
  for (let at = start; at < text.length && at - start < PUTTY_REACH; ) {
    const stop = lineEnd(text, at, Math.min(text.length, start + PUTTY_REACH));
    const read = readKeyLine(text.slice(at, stop));
    if (read.kind !== 'body') break;
    end = at + read.end;
    at = stop + 1;
  }
  return end > start ? [keySpan(start, end)] : [];
}

function findCommentedKeys(text: string): SecretSpan[] {
  if (!text.includes('untrusted comment:')) return [];
  return [...text.matchAll(SECRET_KEY_COMMENT)].map((match) => {
    const end = match.index + match[0].length;
    return keySpan(end - (match[1] ?? '').length, end);
  });
}

function keySpan(start: number, end: number): SecretSpan {
  return { start, end, rule: 'private-key', confidence: 'high' };
}
