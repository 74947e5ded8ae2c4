import { classCount, mixOf } from '../characters.js';
import { isPlaceholder } from '../context/placeholders.js';
import type { SecretSpan } from '../types.js';

/** A signature's parameter in a query without its URL (an access log, a bare SAS token), or the end of a SigV4 header. */
const SIGNATURE =
  /(?:[?&;](?:sig|signature|x-(?:amz|goog|oss|tos)-signature)=|[ ,]Signature=(?=[0-9a-f]{64}))([^&#;\s"'`<>\\,)\]}]{20,2048})/gi;

/** See Detector. */
export const SIGNATURE_SIGN = '(?i:[?&;](?:sig|signature|x-(?:amz|goog|oss|tos)-signature)=|[ ,]signature=[0-9a-f]{8})';

/** Finds signatures that stand for a permission: who holds the query may do what it says until it expires. */
export function findSignatures(text: string): SecretSpan[] {
  return [...text.matchAll(SIGNATURE)].flatMap((match) => {
    const value = match[1] ?? '';
    if (classCount(mixOf(value)) < 2 || isPlaceholder(value)) return [];
    const end = match.index + match[0].length;
    return [{ start: end - value.length, end, rule: 'signed-url', confidence: 'high' }];
  });
}
