import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client, credentials } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { describe, expect, test } from 'vitest';
import { SERVICE_NAME } from '../../../src/adapters/grpc/contract.js';
import { aRequest, run } from '../../helpers/grpc/server.js';

const proto = join(
  dirname(createRequire(import.meta.url).resolve('@grpc/reflection')),
  '..',
  'proto/grpc/reflection/v1/reflection.proto',
);
const reflection = loadSync(proto, { oneofs: true, defaults: true })['grpc.reflection.v1.ServerReflection'];

interface Reply {
  readonly listServicesResponse?: { readonly service: readonly { readonly name: string }[] };
  readonly fileDescriptorResponse?: { readonly fileDescriptorProto: readonly Buffer[] };
  readonly errorResponse?: { readonly errorCode: number };
}

function ask(address: string, question: object): Promise<Reply> {
  if (reflection === undefined || 'format' in reflection) throw new Error('no reflection service');
  const info = reflection.ServerReflectionInfo;
  if (info === undefined) throw new Error('no reflection method');
  const client = new Client(address, credentials.createInsecure());
  const call = client.makeBidiStreamRequest(
    info.path,
    info.requestSerialize,
    (bytes) => info.responseDeserialize(bytes) as Reply,
  );
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('data', (reply: Reply) => {
      resolve(reply);
      call.cancel();
      client.close();
    });
    call.write(question);
  }).finally(() => client.close()) as Promise<Reply>;
}

describe('the reflection service', () => {
  test('lists the contract', async () => {
    await using running = await run();
    const reply = await ask(running.server.address, { listServices: '*' });
    expect(reply.listServicesResponse?.service.map(({ name }) => name)).toContain(SERVICE_NAME);
  });

  test('hands out its files', async () => {
    await using running = await run();
    const reply = await ask(running.server.address, { fileContainingSymbol: SERVICE_NAME });
    const files = reply.fileDescriptorResponse?.fileDescriptorProto ?? [];
    expect(Buffer.concat(files).includes('CheckRequest')).toBe(true);
  });

  test.each(['constructor', '__proto__', 'toString', 'no.such.Symbol', '\ud800'])(
    'survives the symbol %j',
    async (symbol) => {
      await using running = await run();
      await ask(running.server.address, { fileContainingSymbol: symbol }).catch(() => undefined);
      await ask(running.server.address, { allExtensionNumbersOfType: symbol }).catch(() => undefined);
      expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
    },
  );
});
