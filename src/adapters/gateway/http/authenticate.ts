import { createHash, timingSafeEqual } from 'node:crypto';
import type { JsonObject } from '../../../domain/json/types.js';
import { err, ok, type Result } from '../../../domain/result.js';
import type { ApiKeyDocument } from '../config/document.js';
import type { RequestHeader } from '../guardrails/header-filter.js';

/** Who called, and what is left of the headers: a credential that was checked goes no further. */
export interface Authenticated {
  readonly headers: readonly RequestHeader[];
  readonly apiKey: JsonObject | null;
}

/**
 * Checks an API key in `authorization: Bearer …` against the file's list, in constant time. Without a list everything
 * passes as it is. In `strict` mode a request without a key is refused; a wrong or a second one always is.
 */
export function authenticate(
  headers: readonly RequestHeader[],
  policy: ApiKeyDocument | undefined,
): Result<Authenticated, string> {
  if (policy === undefined) return ok({ headers, apiKey: null });
  const given = headers.filter(({ name }) => name === 'authorization');
  const [credential, second] = given;
  if (credential === undefined) {
    return policy.mode === 'strict' ? err('an API key is required') : ok({ headers, apiKey: null });
  }
  const token = /^Bearer +(\S+)$/i.exec(credential.value)?.[1];
  const known = policy.keys.filter(({ key }) => token !== undefined && equal(key, token));
  const [match] = known;
  if (match === undefined || second !== undefined) return err('the API key is not valid');
  const rest = headers.filter(({ name }) => name !== 'authorization');
  return ok({ headers: rest, apiKey: { ...match.metadata, key: '<redacted>' } });
}

function equal(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
