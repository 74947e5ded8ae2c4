import { expect, test } from 'vitest';
import { formatListenAddress, isLoopback, type ListenAddress } from '../../../src/adapters/grpc/listen-address.js';
import { run } from '../../helpers/grpc/server.js';

const rows: readonly [text: string, loopback: boolean, address: ListenAddress][] = [
  ['127.0.0.1:9001', true, { kind: 'tcp', host: '127.0.0.1', port: 9001 }],
  ['127.9.9.9:1', true, { kind: 'tcp', host: '127.9.9.9', port: 1 }],
  ['localhost:0', true, { kind: 'tcp', host: 'localhost', port: 0 }],
  ['[::1]:9001', true, { kind: 'tcp', host: '::1', port: 9001 }],
  ['0.0.0.0:9001', false, { kind: 'tcp', host: '0.0.0.0', port: 9001 }],
  ['[::]:9001', false, { kind: 'tcp', host: '::', port: 9001 }],
  ['guard:9001', false, { kind: 'tcp', host: 'guard', port: 9001 }],
  ['127.0.0.1.example.com:1', false, { kind: 'tcp', host: '127.0.0.1.example.com', port: 1 }],
  ['unix:/run/guard.sock', true, { kind: 'unix', path: '/run/guard.sock' }],
];

test.each(rows)('%s is spelled so, loopback: %s', (text, loopback, address) => {
  expect(formatListenAddress(address)).toBe(text);
  expect(isLoopback(address)).toBe(loopback);
});

test('a taken port is an error that names it', async () => {
  await using running = await run();
  const port = Number(running.server.address.split(':').at(-1));
  await expect(run({ listen: { kind: 'tcp', host: '127.0.0.1', port } })).rejects.toThrow(
    `cannot listen on 127.0.0.1:${port}: `,
  );
});

test('plaintext that others can reach is said to be exposed', async () => {
  await using running = await run({ listen: { kind: 'tcp', host: '0.0.0.0', port: 0 } });
  expect(running.server.exposedPlaintext).toBe(true);
});
