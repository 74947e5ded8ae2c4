import { err, ok, type Result } from '../domain/result.js';
import type { Environment } from './environment.js';
import { type Parse, parseAddress, parseAdmin, parseDuration, parsePath } from './parse-values.js';
import { variableOf } from './serve-config.js';
import type { ListenAddress } from './serve-types.js';

/** Flags of `health` by their names in code. */
export interface HealthFlags {
  readonly target?: string;
  readonly admin?: string;
  readonly timeout?: string;
  readonly tlsCa?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsServerName?: string;
}

/** PEM files with which the question is asked over TLS. */
export interface HealthTls {
  readonly ca: string;
  /** What the server asks of its clients under mTLS. */
  readonly own?: { readonly cert: string; readonly key: string };
  /** The name that the certificate must hold, where it is not the address that was asked. */
  readonly serverName?: string;
}

/** Whom to ask: the health service of the gRPC port, or /readyz of the admin port. */
export type HealthQuestion =
  | { readonly kind: 'grpc'; readonly address: ListenAddress; readonly tls?: HealthTls }
  | { readonly kind: 'admin'; readonly address: ListenAddress };

export interface HealthConfig {
  readonly question: HealthQuestion;
  readonly timeoutMs: number;
}

const DEFAULT_TIMEOUT_MS = 2_000;
const GRPC: ListenAddress = { kind: 'tcp', host: '127.0.0.1', port: 9001 };
const ADMIN: ListenAddress = { kind: 'tcp', host: '127.0.0.1', port: 9090 };

/**
 * Completes the question. Without flags it is the server that this environment configures, as a container's health check
 * runs beside it; under TLS its admin port is asked, because the certificate rarely names a loopback address.
 * @returns the question, or one sentence that names the flag or variable at fault.
 */
export function readHealthConfig(flags: HealthFlags, env: Environment): Result<HealthConfig, string> {
  const timeout = read('--timeout', flags.timeout, parseDuration, DEFAULT_TIMEOUT_MS);
  if (!timeout.ok) return timeout;
  if (flags.target !== undefined && flags.admin !== undefined) return err('--target and --admin: give one of them');
  const question = readQuestion(flags, env);
  return question.ok ? ok({ question: question.value, timeoutMs: timeout.value }) : question;
}

function readQuestion(flags: HealthFlags, env: Environment): Result<HealthQuestion, string> {
  if (flags.admin !== undefined) return adminQuestion('--admin', flags.admin);
  const tls = readTls(flags);
  if (!tls.ok) return tls;
  if (flags.target === undefined && tls.value === undefined && env[variableOf('tls-cert')] !== undefined)
    return adminQuestion(variableOf('admin'), env[variableOf('admin')]);
  const source = flags.target === undefined ? variableOf('listen') : '--target';
  const address = read(source, flags.target ?? env[variableOf('listen')], parseAddress, GRPC);
  if (!address.ok) return address;
  const grpc = { kind: 'grpc', address: reachable(address.value) } as const;
  return ok(tls.value === undefined ? grpc : { ...grpc, tls: tls.value });
}

function adminQuestion(source: string, text: string | undefined): Result<HealthQuestion, string> {
  const address = read(source, text, parseAdmin, ADMIN);
  if (!address.ok) return address;
  if (address.value === 'off') return err(`${source}: there is no admin port; give --target and --tls-ca`);
  return ok({ kind: 'admin', address: reachable(address.value) });
}

function readTls({ tlsCa, tlsCert, tlsKey, tlsServerName }: HealthFlags): Result<HealthTls | undefined, string> {
  if ((tlsCert === undefined) !== (tlsKey === undefined)) return err('--tls-cert and --tls-key belong together');
  if (tlsCa === undefined)
    return tlsCert === undefined && tlsServerName === undefined ? ok(undefined) : err('--tls-ca is missing');
  const ca = read('--tls-ca', tlsCa, parsePath, tlsCa);
  if (!ca.ok) return ca;
  return ok({
    ca: ca.value,
    ...(tlsCert === undefined || tlsKey === undefined ? {} : { own: { cert: tlsCert, key: tlsKey } }),
    ...(tlsServerName === undefined ? {} : { serverName: tlsServerName }),
  });
}

function read<T>(source: string, text: string | undefined, parse: Parse<T>, otherwise: T): Result<T, string> {
  if (text === undefined) return ok(otherwise);
  const parsed = parse(text);
  return parsed.ok ? parsed : err(`${source}: ${parsed.error}`);
}

/** An address that stands for all of them is asked on loopback. */
function reachable(address: ListenAddress): ListenAddress {
  if (address.kind === 'unix') return address;
  if (address.host === '0.0.0.0') return { ...address, host: '127.0.0.1' };
  return address.host === '::' ? { ...address, host: '::1' } : address;
}
