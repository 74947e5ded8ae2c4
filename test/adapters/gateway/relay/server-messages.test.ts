import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
  ResourceListChangedNotificationSchema,
  ToolListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, it } from 'vitest';
import { connectClient } from '../../../helpers/mcp-client.js';
import { withGateway } from '../../../helpers/with-gateway.js';

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const capabilities = { sampling: {}, elicitation: {}, roots: { listChanged: true } };

async function connect(
  configure: (client: Client) => void = () => undefined,
  targets: readonly string[] = ['talkative'],
) {
  const gateway = await withGateway({ server: 'talkative-server', targets });
  open.push(() => gateway.close());
  const connected = await connectClient(gateway.url, {}, configure, capabilities);
  open.push(() => connected.close());
  return { ...connected, url: gateway.url };
}

async function textOf(client: Client, name: string, args: Record<string, unknown> = {}): Promise<string> {
  const result = await client.callTool({ name, arguments: args });
  return JSON.stringify(result.content);
}

describe('what a server sends on its own', () => {
  it('delivers log lines of a call', async () => {
    const lines: unknown[] = [];
    const { client } = await connect((one) =>
      one.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void lines.push(params.data)),
    );
    await textOf(client, 'log', { text: 'from the server' });
    expect(lines).toEqual(['from the server']);
  });

  it('delivers progress to the request that asked for it', async () => {
    const { client } = await connect();
    const seen: number[] = [];
    await client.callTool({ name: 'progress', arguments: {} }, undefined, {
      onprogress: ({ progress }) => void seen.push(progress),
    });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('keeps what is said before the client listens', async () => {
    const heard = new Promise<string>((resolve) => {
      void connect((one) => one.setNotificationHandler(ResourceListChangedNotificationSchema, () => resolve('heard')));
    });
    await expect(heard).resolves.toBe('heard');
  });

  it('delivers list changes on the session stream', async () => {
    let announce: () => void = () => undefined;
    const announced = new Promise<void>((resolve) => {
      announce = resolve;
    });
    const { client } = await connect((one) => one.setNotificationHandler(ToolListChangedNotificationSchema, announce));
    await textOf(client, 'announce');
    await announced;
  });

  it('asks the client for a sample, an answer and its roots', async () => {
    const { client } = await connect((one) => {
      one.setRequestHandler(CreateMessageRequestSchema, () => ({
        model: 'test',
        role: 'assistant',
        content: { type: 'text', text: 'sampled' },
      }));
      one.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { name: 'ada' } }));
      one.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///home/ada' }] }));
    });
    expect(await textOf(client, 'sample')).toContain('sampled');
    expect(await textOf(client, 'elicit')).toContain('ada');
    expect(await textOf(client, 'roots')).toContain('file:///home/ada');
  });

  it('leads answers back to the server that asked, though both use the same ids', async () => {
    const { client } = await connect(
      (one) => one.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///x' }] })),
      ['a', 'b'],
    );
    const answers = await Promise.all([textOf(client, 'a_roots'), textOf(client, 'b_roots')]);
    for (const answer of answers) expect(answer).toContain('file:///x');
  });

  it('answers with an error when a result is none', async () => {
    const { client } = await connect();
    await expect(textOf(client, 'number')).rejects.toMatchObject({ code: -32603 });
  });
});

describe('sessions', () => {
  it('passes a cancellation on under the id the server knows', async () => {
    const { client } = await connect();
    const abort = new AbortController();
    const hanging = client.callTool({ name: 'hang', arguments: {} }, undefined, { signal: abort.signal });
    setTimeout(() => abort.abort(), 200);
    await expect(hanging).rejects.toThrow();
    await expect.poll(() => textOf(client, 'cancelled')).toContain('1');
  });

  it('gives every client a process of its own', async () => {
    const first = await connect();
    const second = await connectClient(first.url);
    open.push(() => second.close());
    expect(second.transport.sessionId).not.toBe(first.transport.sessionId);
    await first.close();
    expect(await textOf(second.client, 'cancelled')).toContain('0');
  });

  it('joins what several servers announce', async () => {
    const { client } = await connect(undefined, ['a', 'b']);
    expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: true }, logging: {} });
    expect(client.getInstructions()).toBe('a: speaks up\n\nb: speaks up');
  });

  it('brings back a result of 20 MB', async () => {
    const { client } = await connect();
    expect(await textOf(client, 'big', { bytes: 20_000_000 })).toHaveLength(
      20_000_000 + '[{"type":"text","text":""}]'.length,
    );
  });

  it('answers and ends the session when a server dies', async () => {
    const gateway = await withGateway({});
    open.push(() => gateway.close());
    const { client, transport } = await connectClient(gateway.url);
    await expect(client.callTool({ name: 'exit', arguments: {} })).rejects.toThrow('ended with status 3');
    await expect.poll(() => statusOf(gateway.url, transport.sessionId ?? '')).toBe(404);
  });

  it('ends a session on DELETE', async () => {
    const { url, transport } = await connect();
    const id = transport.sessionId ?? '';
    await transport.terminateSession();
    expect(await statusOf(url, id)).toBe(404);
  });

  it('answers when a target cannot be started', async () => {
    const gateway = await withGateway({ command: '/nonexistent/program' });
    open.push(() => gateway.close());
    await expect(connectClient(gateway.url)).rejects.toThrow('cannot start /nonexistent/program');
  });
});

async function statusOf(url: string, session: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': session,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });
  await response.body?.cancel();
  return response.status;
}
