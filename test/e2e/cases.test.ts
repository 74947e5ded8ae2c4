import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expandCase, seedOf } from '../helpers/case-templates.js';
import { type RequestCase, type ResponseCase, readCases, textsOf } from '../helpers/cases.js';
import { connectGuard, type GuardAnswer, type GuardClient } from '../helpers/guard-client.js';
import { type RunningServer, startServer } from '../helpers/guard-process.js';

interface Guard {
  readonly server: RunningServer;
  readonly client: GuardClient;
}

async function startGuard(...flags: readonly string[]): Promise<Guard> {
  const server = await startServer(flags);
  return { server, client: connectGuard(server.grpc) };
}

async function stopGuard({ server, client }: Guard): Promise<void> {
  client.close();
  await server.stop();
}

function ask(guard: Guard, row: RequestCase, extra: Readonly<Record<string, string>> = {}): Promise<GuardAnswer> {
  const { value } = expandCase({ arguments: row.arguments ?? {}, params: row.params }, seedOf(row.name), extra);
  const filled = value as { readonly arguments: unknown; readonly params?: unknown };
  const params = filled.params ?? { name: row.tool, arguments: filled.arguments };
  return guard.client.request(row.method ?? 'tools/call', params, {
    services: [row.service ?? 'filesystem'],
    ...(row.raw === undefined ? {} : { raw: Buffer.from(row.raw) }),
  });
}

interface Answered {
  readonly answer: GuardAnswer;
  /** The result as it goes on, or undefined when it was refused. */
  readonly result: unknown;
  readonly secrets: readonly string[];
}

async function answer(guard: Guard, row: ResponseCase): Promise<Answered> {
  const { value, secrets } = expandCase(row.result, seedOf(row.name));
  const raw = row.raw ?? JSON.stringify(value);
  const reply = await guard.client.response(row.method ?? 'tools/call', undefined, {
    services: [row.service ?? 'filesystem'],
    raw: Buffer.from(raw),
  });
  if (reply.result === 'error') return { answer: reply, result: undefined, secrets };
  return { answer: reply, result: JSON.parse(reply.mutated?.toString() ?? raw), secrets };
}

function codeOf({ error }: GuardAnswer): unknown {
  return JSON.parse(error?.mcp_error?.toString() ?? '{}').code;
}

describe('cases over the wire', () => {
  let guard: Guard;
  beforeAll(async () => {
    guard = await startGuard();
  });
  afterAll(() => stopGuard(guard));

  test.each(readCases<RequestCase>('test/cases/requests/deny.jsonl'))('%s', async (_name, row) => {
    const denied = await ask(guard, row);
    expect({ result: denied.result, code: codeOf(denied) }).toEqual({
      result: 'error',
      code: row.code ?? 'path-denied',
    });
  });

  test.each(readCases<RequestCase>('test/cases/requests/allow.jsonl'))('%s', async (_name, row) => {
    const allowed = await ask(guard, row);
    expect({ result: allowed.result, reason: allowed.error?.reason }).toEqual({ result: 'pass' });
  });

  test.each(readCases<ResponseCase>('test/cases/responses/redact.jsonl'))('%s', async (_name, row) => {
    const { result, answer: reply, secrets } = await answer(guard, row);
    expect(reply.result).toBe('mutated');
    const texts = textsOf(result).join('\n');
    const gone = [...secrets, ...(row.gone ?? [])];
    expect(gone).not.toEqual([]);
    expect(gone.filter((secret) => texts.includes(secret))).toEqual([]);
    expect((row.stays ?? []).filter((context) => !texts.includes(context))).toEqual([]);
    expect(jsonTexts(result)).toBe(jsonTexts(expandCase(row.result, seedOf(row.name)).value));
  });

  test.each(readCases<ResponseCase>('test/cases/responses/keep.jsonl'))('%s', async (_name, row) => {
    const { answer: reply } = await answer(guard, row);
    expect({ result: reply.result, became: reply.mutated?.toString() }).toEqual({ result: 'pass' });
  });

  test.each(readCases<ResponseCase>('test/cases/responses/envelope.jsonl'))('%s', async (_name, row) => {
    const { answer: reply, result } = await answer(guard, row);
    if (row.code !== undefined)
      return expect({ result: reply.result, code: codeOf(reply) }).toEqual({ result: 'error', code: row.code });
    if (row.becomes === undefined)
      return expect({ result: reply.result, became: reply.mutated?.toString() }).toEqual({ result: 'pass' });
    expect(result).toEqual(expandCase(row.becomes, seedOf(row.name)).value);
  });
});

/** How many string leaves hold JSON: a redaction inside must leave JSON. */
function jsonTexts(value: unknown): number {
  return textsOf(value).filter((text) => /^\s*[[{]/.test(text) && isJson(text)).length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('cases that need the disk', () => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'extmcp-cases-')));
  let guard: Guard;
  beforeAll(async () => {
    layOut(home);
    const policy = join(home, 'policy.yaml');
    writeFileSync(policy, `version: 1\nservices:\n  filesystem: { root: ${join(home, 'app')}, sharedDisk: true }\n`);
    guard = await startGuard('--policy', policy);
  });
  afterAll(async () => {
    await stopGuard(guard);
    rmSync(home, { recursive: true, force: true });
  });

  test.each(readCases<RequestCase>('test/cases/requests/links-deny.jsonl'))('%s', async (_name, row) => {
    const denied = await ask(guard, row, { home });
    expect({ result: denied.result, code: codeOf(denied) }).toEqual({
      result: 'error',
      code: row.code ?? 'path-denied',
    });
  });

  test.each(readCases<RequestCase>('test/cases/requests/links-allow.jsonl'))('%s', async (_name, row) => {
    const allowed = await ask(guard, row, { home });
    expect({ result: allowed.result, reason: allowed.error?.reason }).toEqual({ result: 'pass' });
  });
});

/** A home with credentials, and a project below it whose links lead there under harmless names. */
function layOut(home: string): void {
  const app = join(home, 'app');
  for (const folder of ['.ssh', '.aws', 'shared', 'app/docs', 'app/.git'])
    mkdirSync(join(home, folder), { recursive: true });
  for (const file of [
    '.ssh/config',
    '.ssh/id_work',
    '.aws/credentials',
    'app/.env',
    'app/.git/config',
    'app/README.md',
    'shared/page.md',
  ])
    writeFileSync(join(home, file), 'x');
  const links: Readonly<Record<string, string>> = {
    'notes.txt': '.env',
    'second.txt': 'notes.txt',
    link: join(home, '.ssh'),
    'docs/history': '../.git',
    'absolute.md': join(home, '.aws/credentials'),
    'guide.md': 'README.md',
    pages: join(home, 'shared'),
    'circle.txt': 'circle.txt',
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(app, name));
  linkSync(join(app, '.env'), join(app, 'hard.txt'));
  linkSync(join(app, 'README.md'), join(app, 'hard-readme.md'));
}
