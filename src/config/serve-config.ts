import type { Fault } from '../domain/fault.js';
import { err, ok, type Result } from '../domain/result.js';
import type { Environment } from './environment.js';
import {
  type Parse,
  parseAddress,
  parseAdmin,
  parseAudit,
  parseCount,
  parseDuration,
  parseLevel,
  parsePath,
  parseRedis,
  parseSync,
} from './parse-values.js';
import type { ServeConfig } from './serve-types.js';

/** Flags of `serve` as the command line gave them, by their long names without dashes. */
export type ServeFlags = Readonly<Record<string, string | undefined>>;

/** Every setting of `serve`: its flag, its default, how its text is read. The variable is EXTMCP_GUARD_<FLAG>. */
const settings = {
  policy: parsePath,
  listen: parseAddress,
  admin: parseAdmin,
  audit: parseAudit,
  'audit-sync': parseSync,
  'audit-max-bytes': parseCount(1_048_576, Number.MAX_SAFE_INTEGER),
  redis: parseRedis,
  'tls-cert': parsePath,
  'tls-key': parsePath,
  'tls-client-ca': parsePath,
  workers: parseCount(0, 64),
  'max-calls': parseCount(1, 100_000),
  'drain-delay': parseDuration,
  'log-level': parseLevel,
} as const;

type SettingName = keyof typeof settings;
type Value<K extends SettingName> = (typeof settings)[K] extends Parse<infer T> ? T : never;
type Values = { [K in SettingName]?: Value<K> };

const PREFIX = 'EXTMCP_GUARD_';

/** The environment variable that stands for a flag. */
export function variableOf(flag: string): string {
  return PREFIX + flag.toUpperCase().replaceAll('-', '_');
}

/** Names of all flags, for the command's definition and the documentation. */
export const serveFlagNames = Object.keys(settings) as readonly SettingName[];

/** Variables that start with our prefix and are not a flag's twin. The audit salt has its name from the policy. */
const otherVariables: ReadonlySet<string> = new Set(['EXTMCP_GUARD_AUDIT_SALT', 'EXTMCP_GUARD_SKIP_BUILD']);

/**
 * Completes the configuration: a flag wins over its variable, a variable over the default. Nothing is guessed: a value
 * that does not parse, or a variable with our prefix that means nothing, is a fault that names its source.
 */
export function readServeConfig(flags: ServeFlags, env: Environment): Result<ServeConfig, readonly Fault[]> {
  const faults: Fault[] = unknownVariables(env);
  const values: Values = {};
  for (const name of serveFlagNames) readSetting(name, flags, env, values, faults);
  faults.push(...tlsFaults(values));
  return faults.length > 0 ? err(faults) : ok(complete(values, env));
}

function readSetting<K extends SettingName>(
  name: K,
  flags: ServeFlags,
  env: Environment,
  values: Values,
  faults: Fault[],
): void {
  const flag = flags[name];
  const variable = variableOf(name);
  const text = flag ?? env[variable];
  if (text === undefined) return;
  const parse = settings[name] as Parse<Value<K>>;
  const parsed = parse(text);
  const source = flag === undefined ? variable : `--${name}`;
  if (parsed.ok) values[name] = parsed.value as Values[K];
  else faults.push({ path: [], message: `${source}: ${parsed.error}` });
}

function unknownVariables(env: Environment): Fault[] {
  const known = new Set(serveFlagNames.map(variableOf));
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.has(name) && !otherVariables.has(name))
    .map((name) => ({ path: [], message: `${name}: no such setting; known are ${[...known].join(', ')}` }));
}

function tlsFaults(values: Values): Fault[] {
  const cert = values['tls-cert'] !== undefined;
  const key = values['tls-key'] !== undefined;
  if (cert !== key)
    return [
      { path: [], message: `--tls-cert and --tls-key belong together: --tls-${cert ? 'key' : 'cert'} is missing` },
    ];
  if (values['tls-client-ca'] !== undefined && !cert)
    return [{ path: [], message: '--tls-client-ca needs --tls-cert and --tls-key' }];
  return [];
}

function complete(values: Values, env: Environment): ServeConfig {
  const cert = values['tls-cert'];
  const key = values['tls-key'];
  const clientCa = values['tls-client-ca'];
  return {
    policyFile: values.policy,
    listen: values.listen ?? { kind: 'tcp', host: '127.0.0.1', port: 9001 },
    admin: values.admin === 'off' ? undefined : (values.admin ?? { kind: 'tcp', host: '127.0.0.1', port: 9090 }),
    audit: values.audit ?? { kind: 'off' },
    auditSync: values['audit-sync'] ?? 'write',
    auditMaxBytes: values['audit-max-bytes'] ?? 256 * 1024 * 1024,
    redisUrl: values.redis,
    tls:
      cert === undefined || key === undefined
        ? undefined
        : { cert, key, ...(clientCa === undefined ? {} : { clientCa }) },
    workers: values.workers,
    maxCalls: values['max-calls'] ?? 256,
    drainDelayMs: values['drain-delay'] ?? 0,
    logLevel: values['log-level'] ?? 'info',
    telemetry: telemetryOf(env),
    variables: env,
  };
}

function telemetryOf(env: Environment): ServeConfig['telemetry'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (
    endpoint === undefined ||
    endpoint === '' ||
    env.OTEL_SDK_DISABLED === 'true' ||
    env.OTEL_TRACES_EXPORTER === 'none'
  )
    return undefined;
  const full = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return { url: full, serviceName: env.OTEL_SERVICE_NAME ?? 'extmcp-guard' };
}
