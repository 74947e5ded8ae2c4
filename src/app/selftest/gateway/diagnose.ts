import { assertNever } from '../../../domain/result.js';
import {
  CALL_METHODS,
  type CanaryRow,
  type GatewayLine,
  type GatewayObservations,
  type GatewayState,
} from './types.js';

const METHODS_FIX = 'methods: { tools/call: full, prompts/get: full, resources/read: full, "*": response }';
const PREFLIGHT = 'run: extmcp-guard preflight agentgateway.yaml';

/** Says what the observations mean: one line each, with its fix. `expect` is the fingerprint that must be in force. */
export function diagnose(seen: GatewayObservations, expect: string | undefined): readonly GatewayLine[] {
  const of = (kind: CanaryRow['answer']['kind']) => seen.canaries.filter(({ answer }) => answer.kind === kind);
  const request =
    of('canary').length > 0 ? requestLines(seen) : [of('denied').length > 0 ? refused(seen) : notDenied(seen)];
  return [...request, ...pathLines(seen), ...responseLines(seen), ...policyLines(seen, expect)];
}

/** The one word for all lines: the worst of them. */
export function stateOf(lines: readonly GatewayLine[]): GatewayState {
  return lines.find(({ ok }) => !ok)?.state ?? 'wired';
}

/** Some canary was answered: every one that was not is a hole. */
function requestLines(seen: GatewayObservations): readonly GatewayLine[] {
  return seen.canaries.map(canaryLine);
}

function canaryLine({ service, method, answer }: CanaryRow): GatewayLine {
  const where = `${method}${service === '' ? '' : ` of ${service}`}`;
  switch (answer.kind) {
    case 'canary':
      return { ok: true, state: 'wired', what: `${where}: the guard is asked before the call` };
    case 'denied':
      return { ok: true, state: 'wired', what: `${where}: the guard denies it (${answer.code})` };
    case 'passed':
      return {
        ok: false,
        state: 'partial',
        what: `${where}: went to the server without the guard being asked`,
        fix: METHODS_FIX,
      };
    case 'not-routed':
      return { ok: true, state: 'wired', what: `${where}: the gateway itself takes no such name` };
    case 'guard-unreachable':
      return guardDown(where);
    case 'failed':
      return { ok: false, state: 'partial', what: `${where}: no answer (${answer.why})`, fix: 'try again' };
    default:
      return assertNever(answer);
  }
}

function refused(seen: GatewayObservations): GatewayLine {
  const codes = seen.canaries.flatMap(({ answer }) => (answer.kind === 'denied' ? [answer.code] : []));
  return {
    ok: false,
    state: 'client-refused',
    what: `the guard refuses this caller (${[...new Set(codes)].join(', ')})`,
    fix: "send a known client's credential: --header 'authorization: Bearer …'",
  };
}

function guardDown(where: string): GatewayLine {
  return {
    ok: false,
    state: 'guard-down',
    what: `${where}: the gateway cannot ask the guard, and refuses (failClosed)`,
    fix: 'start the guard, or correct `host` of the processor',
  };
}

/** No canary was denied. What the response hook shows and the admin address tell the causes apart. */
function notDenied(seen: GatewayObservations): GatewayLine {
  if (seen.canaries.some(({ answer }) => answer.kind === 'guard-unreachable')) return guardDown('calls');
  const failure = seen.canaries.flatMap(({ answer }) => (answer.kind === 'failed' ? [answer.why] : []))[0];
  if (failure !== undefined) return unreachable(failure);
  const { admin } = seen;
  const counted = Object.values(admin?.counted ?? {}).some((count) => count > 0);
  if (seen.echo === 'ran' || (admin?.fingerprint !== undefined && counted)) {
    return {
      ok: false,
      state: 'response-only',
      what: 'the guard sees results, and is not asked before calls: nothing is ever denied',
      fix: METHODS_FIX,
    };
  }
  if (admin !== undefined && admin.fingerprint === undefined) {
    return {
      ok: false,
      state: 'fail-open',
      what: 'calls go through and no guard answers at --admin: it is down and the gateway fails open, or it was never there',
      fix: `start the guard; failureMode: failClosed; ${PREFLIGHT}`,
    };
  }
  const running = admin?.fingerprint === undefined ? '' : 'the guard runs, but ';
  const doubt = admin === undefined ? ' (or it is down and the gateway fails open: --admin tells)' : '';
  return {
    ok: false,
    state: 'absent',
    what: `${running}this gateway does not ask a guard about calls${doubt}`,
    fix: `add the guard under mcp.policies.mcpGuardrails.processors; ${PREFLIGHT}`,
  };
}

/** The line for a gateway with which no session can be had. */
export function unreachable(why: string): GatewayLine {
  return {
    ok: false,
    state: 'unreachable',
    what: `no session with the gateway: ${why}`,
    fix: 'check --gateway and --header',
  };
}

function pathLines(seen: GatewayObservations): readonly GatewayLine[] {
  if (!seen.canaries.some(({ answer }) => answer.kind === 'canary')) return [];
  return seen.paths.map(({ tool, code }): GatewayLine => {
    if (code === 'path-denied') return { ok: true, state: 'wired', what: `${tool}: a credential path is denied` };
    if (code !== undefined) {
      const what = `${tool}: denied with ${code}, so that nothing is known of its paths`;
      return { ok: false, state: 'client-refused', what, fix: 'use a client that may call it: --header' };
    }
    const fix =
      'the policy is in observe mode, or its profile has no preset:credentials: extmcp-guard preflight policy.yaml';
    return { ok: false, state: 'partial', what: `${tool}: a credential path is not denied`, fix };
  });
}

function responseLines(seen: GatewayObservations): readonly GatewayLine[] {
  if (!seen.canaries.some(({ answer }) => answer.kind === 'canary')) return [];
  const lines: GatewayLine[] = [];
  if (seen.echo === 'ran')
    lines.push({ ok: true, state: 'wired', what: 'a made-up secret that the server said back came back redacted' });
  if (seen.echo === 'did-not-run') {
    const what = 'a made-up secret that the server said back came through';
    lines.push({ ok: false, state: 'partial', what, fix: METHODS_FIX });
  }
  if (seen.admin?.fingerprint === undefined) return lines;
  const { counted } = seen.admin;
  for (const method of WATCHED) {
    if (!seen.answered.includes(method)) {
      lines.push({
        ok: true,
        state: 'wired',
        what: `${method}: nothing there to ask for, so its response hook was not seen`,
      });
      continue;
    }
    const ran = (counted[`response ${method}`] ?? 0) > 0;
    const what = `${method}: the response hook ${ran ? 'ran' : 'did not run'} (counters)`;
    lines.push(ran ? { ok: true, state: 'wired', what } : { ok: false, state: 'partial', what, fix: METHODS_FIX });
  }
  return lines;
}

/** Methods whose results must go by the guard. */
const WATCHED = ['tools/list', ...CALL_METHODS];

function policyLines(seen: GatewayObservations, expect: string | undefined): readonly GatewayLine[] {
  const found = [
    ...new Set(seen.canaries.flatMap(({ answer }) => (answer.kind === 'canary' ? [answer.fingerprint] : []))),
  ];
  const lines: GatewayLine[] = [];
  const other = (what: string, fix: string): void => void lines.push({ ok: false, state: 'other-policy', what, fix });
  if (found.length > 1)
    other(`several policies are in force: ${found.join(', ')}`, 'reload or restart the replicas that lag behind');
  const wrong = expect === undefined ? undefined : found.find((one) => one !== expect);
  if (wrong !== undefined)
    other(`policy ${wrong} is in force, expected ${expect ?? ''}`, 'compare: extmcp-guard preflight policy.yaml');
  const admin = seen.admin?.fingerprint;
  if (admin !== undefined && found.length === 1 && found[0] !== admin)
    other(
      `--admin is another guard: its policy is ${admin}`,
      'give the admin address of the guard that the gateway asks',
    );
  else if (seen.admin !== undefined && found.length > 0 && !asksCounted(seen.admin.counted))
    other('the denials did not come from the guard at --admin: it was asked nothing', 'look for who else answers');
  if (lines.length === 0 && found[0] !== undefined)
    lines.push({ ok: true, state: 'wired', what: `policy ${found[0]} is in force` });
  return lines;
}

function asksCounted(counted: Readonly<Record<string, number>>): boolean {
  return CALL_METHODS.some((method) => (counted[`request ${method}`] ?? 0) > 0);
}
