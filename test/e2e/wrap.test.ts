import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMessageRequestSchema, ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureServer, officialServer } from '../helpers/fixture-servers.js';
import { connectWrapped, startRaw, wrapWords } from '../helpers/wrapped.js';

let directory: string;
const githubToken = `${'gh'}${'p_'}${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5'}`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'extmcp-guard-wrap-'));
  await writeFile(join(directory, 'notes.txt'), 'all is well\n');
  await writeFile(join(directory, '.env'), 'KEY=1\n');
  await writeFile(join(directory, 'config.txt'), `url: x\ntoken ${githubToken}\n`);
  await symlink('.env', join(directory, 'link.txt'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const filesystem = (...flags: readonly string[]) => wrapWords(flags, officialServer('filesystem'), directory);
const read = (path: string) => ({ name: 'read_text_file', arguments: { path: join(directory, path) } });

describe('the official filesystem server', () => {
  it('works, refuses credential files and hides secrets', async () => {
    const client = await connectWrapped(filesystem());
    expect((await client.listTools()).tools.length).toBeGreaterThanOrEqual(14);
    expect(await client.callTool(read('notes.txt'))).toMatchObject({ content: [{ text: 'all is well\n' }] });
    await expect(client.callTool(read('.env'))).rejects.toMatchObject({
      code: -32001,
      data: { code: 'path-denied', rule: 'dotenv' },
    });
    const hidden = await client.callTool(read('config.txt'));
    expect(JSON.stringify(hidden)).not.toContain(githubToken);
    expect(hidden).toMatchObject({
      content: [{ text: 'url: x\ntoken [REDACTED]\n' }],
      structuredContent: { content: 'url: x\ntoken [REDACTED]\n' },
    });
    await client.close();
  });

  it('shows only the roots that the policy names for it', async () => {
    const policy = join(directory, 'roots.yaml');
    await writeFile(policy, `services: { filesystem: { root: ${directory}, sharedDisk: true } }\n`);
    const roots = [`file://${directory}`, 'file:///etc', `file://${directory}/../..`, `file://${directory}%2f..`];
    let asked = false;
    const client = await connectWrapped(
      filesystem('--policy', policy),
      (one) =>
        one.setRequestHandler(ListRootsRequestSchema, () => {
          asked = true;
          return { roots: roots.map((uri) => ({ uri })) };
        }),
      { roots: {} },
    );
    await expect.poll(() => asked).toBe(true);
    await expect
      .poll(async () => JSON.stringify(await client.callTool({ name: 'list_allowed_directories', arguments: {} })))
      .toContain(directory);
    const allowed = JSON.stringify(await client.callTool({ name: 'list_allowed_directories', arguments: {} }));
    expect(allowed).not.toContain('/etc');
    await expect(client.callTool(read('link.txt'))).rejects.toMatchObject({ code: -32001 });
    await client.close();
  });

  it('hides the tools that the profile denies, and counts calls', async () => {
    const policy = join(directory, 'tools.yaml');
    await writeFile(
      policy,
      'clients: [{ id: alice, profile: reader }]\nunknownClient: deny\nprofiles:\n  reader:\n    tools: { deny: ["write_*"] }\n    rate: { limit: 2, window: 60s }\n',
    );
    const client = await connectWrapped(filesystem('--policy', policy, '--client', 'alice'));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('read_text_file');
    expect(names).not.toContain('write_file');
    await client.callTool(read('notes.txt'));
    await client.callTool(read('notes.txt'));
    await expect(client.callTool(read('notes.txt'))).rejects.toMatchObject({
      code: -32003,
      data: { code: 'rate-limited' },
    });
    await client.close();
  });

  it('passes everything in observe mode, and records it', async () => {
    const policy = join(directory, 'observe.yaml');
    const audit = join(directory, 'audit.jsonl');
    await writeFile(policy, 'mode: observe\n');
    const client = await connectWrapped(filesystem('--policy', policy, '--audit', audit));
    expect(await client.callTool(read('.env'))).toMatchObject({ content: [{ text: 'KEY=1\n' }] });
    await client.close();
    const rows = (await readFile(audit, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.find(({ method, hook }) => method === 'tools/call' && hook === 'request')).toMatchObject({
      verdict: 'would_deny',
      code: 'path-denied',
      service: 'filesystem',
    });
    expect(JSON.stringify(rows)).not.toContain(directory);
  });
});

describe('other official servers', () => {
  it('everything: sampling, progress and annotations go through', async () => {
    const client = await connectWrapped(
      wrapWords([], officialServer('everything'), 'stdio'),
      (one) =>
        one.setRequestHandler(CreateMessageRequestSchema, () => ({
          role: 'assistant',
          model: 'none',
          content: { type: 'text', text: 'sampled' },
        })),
      { sampling: {} },
    );
    const steps: number[] = [];
    const tool = (await client.listTools()).tools.map(({ name }) => name);
    const long = tool.find((name) => /long.?running/i.test(name)) ?? '';
    await client.callTool({ name: long, arguments: { duration: 0.3, steps: 3 } }, undefined, {
      onprogress: ({ progress }) => void steps.push(progress),
    });
    // The SDK forgets the handler with the answer: the last step can arrive in the same read and be lost, wrapped or not.
    expect(steps.slice(0, 2)).toEqual([1, 2]);
    const sample = tool.find((name) => /sampl/i.test(name)) ?? '';
    const sampled = await client.callTool({ name: sample, arguments: { prompt: 'hello', maxTokens: 10 } });
    expect(JSON.stringify(sampled)).toContain('sampled');
    expect((await client.listResources()).resources.length).toBeGreaterThan(0);
    expect((await client.listPrompts()).prompts.length).toBeGreaterThan(0);
    await client.close();
  });

  it('memory: what is stored comes back', async () => {
    const env = { MEMORY_FILE_PATH: join(directory, 'memory.json') };
    const client = await connectWrapped(wrapWords([], officialServer('memory')), undefined, {}, env);
    const entities = [{ name: 'a', entityType: 'thing', observations: ['seen', githubToken] }];
    await client.callTool({ name: 'create_entities', arguments: { entities } });
    const graph = JSON.stringify(await client.callTool({ name: 'read_graph', arguments: {} }));
    expect(graph).toContain('seen');
    expect(graph).not.toContain(githubToken);
    await client.close();
  });
});

describe('what only a proxy sees', () => {
  it('error objects come out without their secret', async () => {
    const client = await connectWrapped(wrapWords([], fixtureServer('leaky-server')));
    const failed: unknown = await client.callTool({ name: 'fail', arguments: {} }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: -32050 });
    expect(String(failed)).toMatch(/backend refused \[REDACTED\]$/);
    await client.close();
  });

  it('log notifications and questions to the client too', async () => {
    const raw = startRaw(wrapWords([], fixtureServer('line-server'), '-'));
    const lines = [
      { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: { token: githubToken } } },
      { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: { message: `is ${githubToken} yours?` } },
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 1, progress: 1, message: githubToken },
      },
    ].map((message) => `${JSON.stringify(message)}\n`);
    raw.send(say(lines.join('')));
    const out = [await raw.next(), await raw.next(), await raw.next()];
    expect(out.join('\n')).not.toContain(githubToken);
    expect(out).toEqual(lines.map((line) => line.trim().replace(githubToken, '[REDACTED]')));
    raw.child.stdin.end();
    expect(await raw.ended).toBe(0);
  });
});

function say(text: string): string {
  const params = { base64: Buffer.from(text).toString('base64') };
  return `${JSON.stringify({ jsonrpc: '2.0', method: 'x/say', params })}\n`;
}
