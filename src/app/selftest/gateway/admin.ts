import { bodyText, httpRequest } from '../../../adapters/probe/http-request.js';

const TIMEOUT_MS = 5000;
const POLICY = /^extmcp_guard_policy_info\{([^}]{1,2000})\} 1/m;
const DECISIONS = /^extmcp_guard_decisions_total\{([^}]{1,2000})\} (\d{1,15})/gm;

/** Decisions so far, by `hook method`. */
export type Counters = Readonly<Record<string, number>>;

/** What a guard says of itself at its admin address. */
export interface AdminReading {
  /** Of the policy in force. */
  readonly fingerprint: string;
  readonly counters: Counters;
}

/** Reads a guard's metrics; undefined when nothing answers there as a guard does. */
export async function readAdmin(admin: URL): Promise<AdminReading | undefined> {
  const text = await get(new URL('/metrics', admin));
  const [, policy] = POLICY.exec(text ?? '') ?? [];
  if (text === undefined || policy === undefined) return undefined;
  const counters: Record<string, number> = {};
  for (const [, labels = '', value] of text.matchAll(DECISIONS)) {
    const key = `${label(labels, 'hook')} ${label(labels, 'method')}`;
    counters[key] = (counters[key] ?? 0) + Number(value);
  }
  return { fingerprint: label(policy, 'fingerprint'), counters };
}

/** What was counted between two readings. */
export function difference(before: Counters, after: Counters): Counters {
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - (before[key] ?? 0)]));
}

async function get(url: URL): Promise<string | undefined> {
  try {
    const response = await httpRequest({ url, headers: {} }, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await bodyText(response);
    return response.ok ? text : undefined;
  } catch {
    return undefined;
  }
}

function label(labels: string, name: string): string {
  return new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
}
