import { MAX_PATH_LENGTH } from '../../paths/types.js';

/**
 * The paths that a string may carry: itself, the elements of a comma list or of lines, the value of `key=/file`, the file of
 * `@file`, both sides of `host:container` and of `<rev>:<file>`. The string itself comes first, unless it is too
 * long to be anything but a list. Parts are not split again
 * except `key=@file`, so the work is linear.
 */
export function pathVariants(value: string): readonly string[] {
  if (!/[,=@:;\n\r]|^\s*[[({]/.test(value)) return [value];
  const list = value.split(/[,;\r\n]+/);
  const variants = list.length > 1 && value.length > MAX_SINGLE ? [] : [value];
  for (const element of list) {
    const part = element.replace(/^[\s[({"']+|[\])}"']+$/g, '');
    if (part !== value) variants.push(part);
    addTails(part, variants);
  }
  return variants;
}

/** A longer value is no single path; as a list it is judged by its elements alone. */
const MAX_SINGLE = MAX_PATH_LENGTH;

function addTails(part: string, variants: string[]): void {
  const equals = part.indexOf('=');
  const tail = equals < 0 ? part : part.slice(equals + 1);
  if (equals >= 0) variants.push(tail);
  if (tail.startsWith('@')) variants.push(tail.slice(1));
  if (tail.includes(':')) variants.push(...colonParts(tail));
}

const DRIVE = /^[A-Za-z]$/;

/** Parts between colons; a drive letter stays with what follows it, and what has a scheme is a URI and stays whole. */
export function colonParts(text: string): readonly string[] {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return [];
  const pieces = text.split(':');
  const parts: string[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] ?? '';
    const next = pieces[i + 1];
    if (DRIVE.test(piece) && next !== undefined && /^[/\\]/.test(next)) {
      parts.push(`${piece}:${next}`);
      i++;
    } else if (piece.length > 1 || /^[/\\~]$/.test(piece)) parts.push(piece);
  }
  return parts.length > 1 || text.startsWith(':') ? parts : [];
}

const REMOTE = /^(?:(?:https?|wss?):\/\/[^/\\\s?#]+|(?:data|mailto|about|javascript):)/i;
const CLIMBS = /(?:^|[/\\])\.\.(?:$|[/\\])|%2e|%5c|\\/i;

/**
 * A resource of another host, or no file at all: its path names nothing here. Not where the path climbs: a server that takes
 * the text for a file name would leave `https:/host/` that way.
 */
export function isRemoteUrl(value: string): boolean {
  if (!REMOTE.test(value.trimStart())) return false;
  return !CLIMBS.test(/^[ -~]*$/.test(value) ? value : value.normalize('NFKC').replace(INVISIBLE, ''));
}

const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
