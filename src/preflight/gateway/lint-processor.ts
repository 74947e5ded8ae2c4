import { isJsonArray, isJsonObject, type JsonObject, member, pointerStep } from '../../domain/json/types.js';
import { nearestKey } from '../../rules/policy/nearest-key.js';
import type { PreflightFinding } from '../finding.js';
import type { Placed } from './model.js';

/** The gateway reads these and, in a processor, passes over any other key in silence. */
const KNOWN_KEYS = [
  'kind',
  'host',
  'service',
  'backend',
  'failureMode',
  'policies',
  'metadata',
  'requestHeaders',
  'methods',
];

/** How one processor can be reached, and what happens when it cannot. */
export function lintProcessor(processor: Placed<JsonObject>): readonly PreflightFinding[] {
  return [
    ...unknownKeys(processor),
    ...kind(processor),
    ...address(processor),
    ...failureMode(processor),
    ...timeout(processor),
    ...transport(processor),
  ];
}

function unknownKeys({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  return Object.keys(value)
    .filter((key) => !KNOWN_KEYS.includes(key))
    .map((key) => {
      const meant = nearestKey(key, KNOWN_KEYS);
      const message = `unknown key, which the gateway ignores${meant === undefined ? '' : `; did you mean '${meant}'?`}`;
      return { rule: 'unknown-key', level: 'error', at: pointerStep(at, key), message };
    });
}

function kind({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  if (member(value, 'kind') === 'remote') return [];
  return [
    {
      rule: 'processor-kind',
      level: 'error',
      at,
      message: 'only kind: remote asks a policy server',
      fix: 'kind: remote',
    },
  ];
}

function address({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  const given = ['host', 'service', 'backend'].filter((key) => member(value, key) !== undefined);
  if (given.length === 1) return [];
  const message = `needs exactly one of host, service and backend; has ${given.length === 0 ? 'none' : given.join(' and ')}`;
  return [{ rule: 'processor-address', level: 'error', at, message, fix: 'host: "localhost:9001"' }];
}

function failureMode({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  const mode = member(value, 'failureMode');
  if (mode === undefined || mode === 'failClosed') return [];
  const message =
    mode === 'failOpen'
      ? 'when the guard cannot answer, calls and results pass unseen'
      : 'must be failClosed or failOpen';
  return [{ rule: 'fail-open', level: 'error', at: `${at}/failureMode`, message, fix: 'failureMode: failClosed' }];
}

function timeout({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  const policies = member(value, 'policies');
  const http = isJsonObject(policies) ? member(policies, 'http') : undefined;
  if (isJsonObject(http) && member(http, 'requestTimeout') !== undefined) return [];
  return [
    {
      rule: 'no-timeout',
      level: 'warn',
      at,
      message: 'without a timeout a hanging guard hangs calls: 10 s from gateway 1.4 on, for ever before',
      fix: 'policies: { http: { requestTimeout: 5s } }',
    },
  ];
}

function transport({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  const host = member(value, 'host');
  const policies = member(value, 'policies');
  const tls = isJsonObject(policies) && member(policies, 'backendTLS') !== undefined;
  if (typeof host !== 'string' || tls || host.startsWith('https://') || isLocal(host)) return [];
  return [
    {
      rule: 'plaintext-guard',
      level: 'warn',
      at: `${at}/host`,
      message: 'calls and unredacted results cross the network in the clear',
      fix: 'policies: { backendTLS: {…} }, or run the guard beside the gateway',
    },
  ];
}

function isLocal(host: string): boolean {
  const name = host.replace(/^http:\/\//, '');
  return name.startsWith('unix:') || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(name);
}

/** Whether the processor's `requestHeaders` filter lets a header through to the guard. */
export function passesHeader(processor: JsonObject, header: string): boolean {
  const filter = member(processor, 'requestHeaders');
  if (!isJsonObject(filter)) return true;
  const allowed = member(filter, 'allowed');
  const disallowed = member(filter, 'disallowed');
  const names = (list: typeof allowed) => (isJsonArray(list) ? list.map((one) => String(one).toLowerCase()) : []);
  if (names(disallowed).includes(header)) return false;
  return !isJsonArray(allowed) || allowed.length === 0 || names(allowed).includes(header);
}
