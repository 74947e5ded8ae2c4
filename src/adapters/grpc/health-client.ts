import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { type ChannelCredentials, Client, credentials, status as grpcStatus } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';
import { formatListenAddress, type ListenAddress } from './listen-address.js';

/** `unreachable`: no answer in time, or one that is not of the health protocol; `why` names no more than the cause. */
export type HealthAnswer =
  | { readonly kind: 'serving' }
  | { readonly kind: 'not-serving' }
  | { readonly kind: 'unreachable'; readonly why: string };

export interface HealthClientTls {
  readonly ca: string;
  readonly own?: { readonly cert: string; readonly key: string };
  readonly serverName?: string;
}

interface HealthReply {
  readonly status: string;
}

/**
 * Asks grpc.health.v1 for the state of the whole server.
 * @throws Error when a TLS file cannot be read.
 */
export async function askGrpcHealth(
  address: ListenAddress,
  tls: HealthClientTls | undefined,
  timeoutMs: number,
): Promise<HealthAnswer> {
  const check = service.Check;
  if (check === undefined) throw new Error('the health contract has no method Check');
  const client = new Client(formatListenAddress(address), channelCredentials(tls), {
    'grpc.enable_http_proxy': 0,
    ...(tls?.serverName === undefined ? {} : { 'grpc.ssl_target_name_override': tls.serverName }),
  });
  const deadline = new Date(Date.now() + timeoutMs);
  const answer = await new Promise<HealthAnswer>((resolve) => {
    client.makeUnaryRequest(
      check.path,
      check.requestSerialize,
      (bytes): HealthReply => check.responseDeserialize(bytes) as HealthReply,
      { service: '' },
      { deadline },
      (error, reply) => {
        if (error !== null) resolve({ kind: 'unreachable', why: grpcStatus[error.code] ?? 'unknown' });
        else resolve({ kind: reply?.status === 'SERVING' ? 'serving' : 'not-serving' });
      },
    );
  });
  client.close();
  return answer;
}

function channelCredentials(tls: HealthClientTls | undefined): ChannelCredentials {
  if (tls === undefined) return credentials.createInsecure();
  if (tls.own === undefined) return credentials.createSsl(readFileSync(tls.ca));
  return credentials.createSsl(readFileSync(tls.ca), readFileSync(tls.own.key), readFileSync(tls.own.cert));
}

/** Asks /readyz of the admin port. */
export function askAdminHealth(address: ListenAddress, timeoutMs: number): Promise<HealthAnswer> {
  const place = address.kind === 'unix' ? { socketPath: address.path } : { host: address.host, port: address.port };
  return new Promise((resolve) => {
    const request = httpRequest({ ...place, path: '/readyz', agent: false, timeout: timeoutMs }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve({ kind: 'serving' });
      else if (response.statusCode === 503) resolve({ kind: 'not-serving' });
      else resolve({ kind: 'unreachable', why: `HTTP ${response.statusCode ?? 'without a status'}` });
    });
    request.on('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'DEADLINE_EXCEEDED' })));
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'unreachable', why: error.code ?? 'unknown' }),
    );
    request.end();
  });
}
