import { describe, expect, test } from 'vitest';
import { readServeConfig, serveFlagNames, variableOf } from '../../src/config/serve-config.js';
import type { ServeConfig } from '../../src/config/serve-types.js';
import { formatFault } from '../../src/domain/fault.js';

function read(flags: Record<string, string>, env: Record<string, string> = {}): ServeConfig {
  const config = readServeConfig(flags, env);
  if (!config.ok) throw new Error(config.error.map(formatFault).join('\n'));
  return config.value;
}
function faults(flags: Record<string, string>, env: Record<string, string> = {}): string[] {
  const config = readServeConfig(flags, env);
  return config.ok ? [] : config.error.map(formatFault);
}

test('without anything, the documented defaults', () => {
  expect(read({})).toMatchObject({
    listen: { kind: 'tcp', host: '127.0.0.1', port: 9001 },
    admin: { kind: 'tcp', host: '127.0.0.1', port: 9090 },
    audit: { kind: 'off' },
    logLevel: 'info',
    policyFile: undefined,
    tls: undefined,
    telemetry: undefined,
  });
});

test('a flag wins over its variable, a variable over the default', () => {
  const env = {
    EXTMCP_GUARD_LISTEN: '[::1]:7000',
    EXTMCP_GUARD_LOG_LEVEL: 'debug',
    EXTMCP_GUARD_AUDIT: '/tmp/a.jsonl',
  };
  expect(read({ 'log-level': 'warn' }, env)).toMatchObject({
    listen: { kind: 'tcp', host: '::1', port: 7000 },
    logLevel: 'warn',
    audit: { kind: 'file', path: '/tmp/a.jsonl' },
  });
});

describe('values', () => {
  test.each<[string, string, keyof ServeConfig, unknown]>([
    ['listen', 'unix:/run/guard.sock', 'listen', { kind: 'unix', path: '/run/guard.sock' }],
    ['listen', 'localhost:0', 'listen', { kind: 'tcp', host: 'localhost', port: 0 }],
    ['admin', 'off', 'admin', undefined],
    ['audit', 'stdout', 'audit', { kind: 'stdout' }],
    ['workers', '0', 'workers', 0],
    ['drain-delay', '5s', 'drainDelayMs', 5000],
    ['drain-delay', '2m', 'drainDelayMs', 120_000],
  ])('--%s %s', (flag, text, key, want) => expect(read({ [flag]: text })[key]).toEqual(want));
});

describe('a value that does not parse is a fault that names its source', () => {
  test.each([
    ['listen', '9001'],
    ['listen', '127.0.0.1:99999'],
    ['listen', 'unix:'],
    ['listen', 'http://x:1'],
    ['admin', 'on'],
    ['audit', ''],
    ['workers', '80abc'],
    ['workers', '-1'],
    ['workers', '1e3'],
    ['max-calls', '0'],
    ['log-level', 'verbose'],
    ['drain-delay', '5'],
    ['redis', 'localhost:6379'],
    ['audit-sync', 'always'],
  ])('--%s %s', (flag, text) => {
    expect(faults({ [flag]: text })).toEqual([expect.stringMatching(new RegExp(`^--${flag}: (must|unix)`))]);
    const variable = variableOf(flag);
    expect(faults({}, { [variable]: text })).toEqual([expect.stringMatching(new RegExp(`^${variable}: (must|unix)`))]);
  });

  test('and every fault is told at once', () => {
    expect(faults({ workers: 'x', listen: 'y' }, { EXTMCP_GUARD_LOG_LEVEL: 'z' })).toHaveLength(3);
  });

  test('without repeating an address that may hold a password', () => {
    expect(faults({ redis: 'http://user:hunter2secret@host' }).join()).not.toContain('hunter2secret');
  });
});

test('a variable with our prefix that means nothing is a fault', () => {
  expect(faults({}, { EXTMCP_GUARD_LISTN: '127.0.0.1:1' })[0]).toMatch(/^EXTMCP_GUARD_LISTN: no such setting/);
  expect(faults({}, { EXTMCP_GUARD_AUDIT_SALT: 'x' })).toEqual([]);
});

test('TLS files belong together', () => {
  expect(faults({ 'tls-cert': 'a' })[0]).toMatch(/--tls-key is missing/);
  expect(faults({ 'tls-key': 'a' })[0]).toMatch(/--tls-cert is missing/);
  expect(faults({ 'tls-client-ca': 'a' })[0]).toMatch(/needs --tls-cert/);
  expect(read({ 'tls-cert': 'c', 'tls-key': 'k', 'tls-client-ca': 'a' }).tls).toEqual({
    cert: 'c',
    key: 'k',
    clientCa: 'a',
  });
});

test('traces go where OpenTelemetry variables say', () => {
  expect(read({}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' }).telemetry).toEqual({
    url: 'http://c:4318/v1/traces',
    serviceName: 'extmcp-guard',
  });
  expect(read({}, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c/x', OTEL_SERVICE_NAME: 's' }).telemetry).toEqual({
    url: 'http://c/x',
    serviceName: 's',
  });
  expect(read({}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_SDK_DISABLED: 'true' }).telemetry).toBeUndefined();
});

test('every flag has its variable', () => {
  expect(serveFlagNames.map(variableOf)).toContain('EXTMCP_GUARD_TLS_CLIENT_CA');
});
