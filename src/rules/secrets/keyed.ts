import { classifyKey } from './context/key-grammar.js';
import { isSecretValue } from './context/value-grammar.js';
import { cookieSpans } from './locators/headers.js';
import type { SecretSpan } from './types.js';

const COOKIE_KEY = /^(?:set-)?cookies?$/i;
const SCHEME = /^(?:Bearer|Basic|Token|ApiKey|SSWS|GenieKey|Splunk|Negotiate)\s+/i;

/** Whether a member of this name gives its value a meaning of its own. */
export function isMeaningfulKey(key: string): boolean {
  return COOKIE_KEY.test(key) || classifyKey(key) !== 'none';
}

/** What the name of a JSON member makes of its value: the value from end to end, or the secrets of a cookie header. */
export function findKeyed(text: string, key: string): SecretSpan[] {
  if (COOKIE_KEY.test(key)) return cookieSpans(text, 0);
  const keyClass = classifyKey(key);
  const start = SCHEME.exec(text)?.[0].length ?? 0;
  const end = text.trimEnd().length;
  if (!isSecretValue(text.slice(start, end), keyClass, { written: 'quoted', key })) return [];
  const rule =
    keyClass === 'password' ? 'assigned-password' : keyClass === 'secret' ? 'assigned-secret' : 'assigned-key';
  return [{ start, end, rule, confidence: 'medium' }];
}
