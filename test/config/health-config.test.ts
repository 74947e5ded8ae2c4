import { describe, expect, test } from 'vitest';
import { type HealthFlags, type HealthQuestion, readHealthConfig } from '../../src/config/health-config.js';

type Env = Readonly<Record<string, string>>;
const tcp = (host: string, port: number) => ({ kind: 'tcp', host, port }) as const;

describe('readHealthConfig', () => {
  const questions: readonly [what: string, flags: HealthFlags, env: Env, question: HealthQuestion][] = [
    ['nothing is given', {}, {}, { kind: 'grpc', address: tcp('127.0.0.1', 9001) }],
    ['a target', { target: 'guard:9001' }, {}, { kind: 'grpc', address: tcp('guard', 9001) }],
    ['a socket', { target: 'unix:/run/g.sock' }, {}, { kind: 'grpc', address: { kind: 'unix', path: '/run/g.sock' } }],
    ['the variable', {}, { EXTMCP_GUARD_LISTEN: '10.0.0.5:7000' }, { kind: 'grpc', address: tcp('10.0.0.5', 7000) }],
    ['all addresses', {}, { EXTMCP_GUARD_LISTEN: '0.0.0.0:9001' }, { kind: 'grpc', address: tcp('127.0.0.1', 9001) }],
    ['all of IPv6', {}, { EXTMCP_GUARD_LISTEN: '[::]:9001' }, { kind: 'grpc', address: tcp('::1', 9001) }],
    [
      'a flag over the variable',
      { target: 'a:1' },
      { EXTMCP_GUARD_LISTEN: 'b:2' },
      { kind: 'grpc', address: tcp('a', 1) },
    ],
    ['the admin port', { admin: '0.0.0.0:1' }, {}, { kind: 'admin', address: tcp('127.0.0.1', 1) }],
    ['a server with TLS', {}, { EXTMCP_GUARD_TLS_CERT: 'c.pem' }, { kind: 'admin', address: tcp('127.0.0.1', 9090) }],
    [
      'a server with TLS and an authority',
      { tlsCa: 'ca.pem', tlsServerName: 'guard' },
      { EXTMCP_GUARD_TLS_CERT: 'c.pem' },
      { kind: 'grpc', address: tcp('127.0.0.1', 9001), tls: { ca: 'ca.pem', serverName: 'guard' } },
    ],
    [
      'a certificate of its own',
      { target: 'a:1', tlsCa: 'ca.pem', tlsCert: 'c.pem', tlsKey: 'k.pem' },
      {},
      { kind: 'grpc', address: tcp('a', 1), tls: { ca: 'ca.pem', own: { cert: 'c.pem', key: 'k.pem' } } },
    ],
  ];
  test.each(questions)('asks for %s', (_what, flags, env, question) => {
    expect(readHealthConfig(flags, env)).toEqual({ ok: true, value: { question, timeoutMs: 2_000 } });
  });

  const faults: readonly [flags: HealthFlags, env: Env, error: string][] = [
    [{ target: 'guard' }, {}, '--target: must be HOST:PORT or unix:PATH, such as 127.0.0.1:9001'],
    [
      {},
      { EXTMCP_GUARD_LISTEN: '9001' },
      'EXTMCP_GUARD_LISTEN: must be HOST:PORT or unix:PATH, such as 127.0.0.1:9001',
    ],
    [{ target: 'a:1', admin: 'b:2' }, {}, '--target and --admin: give one of them'],
    [{ timeout: '2' }, {}, '--timeout: must be a duration such as 250ms, 5s or 2m'],
    [{ target: 'a:1', tlsCert: 'c.pem', tlsKey: 'k.pem' }, {}, '--tls-ca is missing'],
    [{ target: 'a:1', tlsCa: 'ca.pem', tlsCert: 'c.pem' }, {}, '--tls-cert and --tls-key belong together'],
    [{ target: 'a:1', tlsServerName: 'g' }, {}, '--tls-ca is missing'],
    [
      {},
      { EXTMCP_GUARD_TLS_CERT: 'c.pem', EXTMCP_GUARD_ADMIN: 'off' },
      'EXTMCP_GUARD_ADMIN: there is no admin port; give --target and --tls-ca',
    ],
  ];
  test.each(faults)('refuses %j with %j', (flags, env, error) => {
    expect(readHealthConfig(flags, env)).toEqual({ ok: false, error });
  });
});
