import type { Denial, DenialCode } from '../domain/denial.js';
import type { JsonObject } from '../domain/json/types.js';

/** A refusal as the wire carries it. */
export interface DenialAnswer {
  readonly status: 'PERMISSION_DENIED' | 'RESOURCE_EXHAUSTED' | 'INVALID' | 'UNKNOWN';
  /** One fixed sentence per code; names the rule, never what the caller sent. */
  readonly reason: string;
  /** What becomes `error.data` at the client. */
  readonly data: JsonObject;
}

interface Wording {
  readonly status: DenialAnswer['status'];
  readonly sentence: (denial: Denial) => string;
}

/** The page of the package that explains the codes. */
const DOC = 'docs/policy.md#denial-codes';

const wordings: Readonly<Record<DenialCode, Wording>> = {
  'path-denied': {
    status: 'PERMISSION_DENIED',
    sentence: (d) => `path argument matches denied pattern '${d.pattern ?? d.rule ?? ''}'; tools may not reach it`,
  },
  'path-malformed': { status: 'INVALID', sentence: () => 'path argument cannot be read as a path' },
  'tool-denied': { status: 'PERMISSION_DENIED', sentence: () => 'the tool is not allowed for this client' },
  'tool-unknown': { status: 'PERMISSION_DENIED', sentence: () => 'the tool is not known to the policy' },
  'client-unknown': { status: 'PERMISSION_DENIED', sentence: () => 'the client is not known to the policy' },
  'credential-invalid': {
    status: 'PERMISSION_DENIED',
    sentence: () => 'the credential is empty, doubled, contradictory or was removed on the way',
  },
  'rate-limited': {
    status: 'RESOURCE_EXHAUSTED',
    sentence: (d) => `too many calls; retry in ${Math.max(1, Math.ceil((d.retryAfterMs ?? 0) / 1000))} s`,
  },
  'secret-in-arguments': {
    status: 'PERMISSION_DENIED',
    sentence: (d) => `an argument holds a secret (rule '${d.rule ?? ''}')`,
  },
  'secret-in-result': {
    status: 'PERMISSION_DENIED',
    sentence: (d) => `the result holds a secret (rule '${d.rule ?? ''}')`,
  },
  'result-malformed': {
    status: 'PERMISSION_DENIED',
    sentence: () => 'the result does not have the form of its method',
  },
  'too-large': { status: 'INVALID', sentence: () => 'the message is too large or too deep to be checked' },
  undecodable: { status: 'INVALID', sentence: () => 'the message cannot be read' },
  overloaded: { status: 'RESOURCE_EXHAUSTED', sentence: () => 'too many calls are being checked; retry shortly' },
  'audit-unavailable': { status: 'PERMISSION_DENIED', sentence: () => 'the decision could not be recorded' },
  'store-unavailable': { status: 'RESOURCE_EXHAUSTED', sentence: () => 'the rate limit store does not answer' },
  internal: { status: 'PERMISSION_DENIED', sentence: () => 'the call could not be checked' },
  canary: { status: 'PERMISSION_DENIED', sentence: () => 'extmcp-guard is in the path' },
};

/** Every denial code, for documentation and tests. */
export const denialCodes = Object.keys(wordings);

/**
 * Words a denial for the wire.
 * @param ref the reference under which the audit row is found.
 * @param extra members for `data` beyond code, rule, ref and doc.
 */
export function denialAnswer(denial: Denial, ref: string, extra: JsonObject = {}): DenialAnswer {
  const { status, sentence } = wordings[denial.code];
  return {
    status,
    reason: sentence(denial).toWellFormed(),
    data: {
      code: denial.code,
      ...(denial.rule === undefined ? {} : { rule: denial.rule.toWellFormed() }),
      ref,
      ...(denial.retryAfterMs === undefined ? {} : { retryAfterMs: Math.ceil(denial.retryAfterMs) }),
      doc: DOC,
      ...extra,
    },
  };
}
