import type { JsonObject } from '../../../domain/json/types.js';
import { decodeBase64Text } from './base64-text.js';

/**
 * Whether an object is an MCP image or audio block whose data is what it says: bytes that are no text. The bytes of a
 * picture are not searched; text under an image's name is.
 */
export function isOpaqueMedia(object: JsonObject): boolean {
  const { type, data, mimeType } = object;
  if ((type !== 'image' && type !== 'audio') || typeof data !== 'string') return false;
  if (typeof mimeType === 'string' && !/^(?:image|audio|video)\/(?!svg)/i.test(mimeType)) return false;
  return Object.keys(object).every((key) => key === 'type' || key === 'data' || key === 'mimeType') && isBinary(data);
}

function isBinary(data: string): boolean {
  return /^[A-Za-z0-9+/_-]{4,}={0,2}\s*$/.test(data) && decodeBase64Text(data) === undefined;
}
