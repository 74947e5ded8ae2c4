import type { Denial } from '../../domain/denial.js';
import { denialAnswer } from '../../hooks/denial-answer.js';
import type { DenyAnswer } from '../../wire/types.js';

/** Refusals that the server makes itself, before or instead of a hook. */
export type ServerDenial = 'undecodable' | 'too-large' | 'overloaded' | 'internal';

/** What a caller that was refused for load should wait before it tries again. */
const RETRY_AFTER_MS = 1_000;

/** Builds the answer for a refusal of the server's own, with fixed texts only. */
export function serverDenial(code: ServerDenial, ref: string): DenyAnswer {
  const denial: Denial = code === 'overloaded' ? { code, retryAfterMs: RETRY_AFTER_MS } : { code };
  return { kind: 'deny', ...denialAnswer(denial, ref) };
}
