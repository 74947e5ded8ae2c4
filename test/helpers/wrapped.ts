import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const MAIN = 'dist/cli/main.js';

/** The words of a command that runs a Node script behind the guard. */
export function wrapWords(flags: readonly string[], script: string, ...args: readonly string[]): readonly string[] {
  return [MAIN, 'wrap', ...flags, '--', process.execPath, script, ...args];
}

/** A real MCP client whose server runs behind the guard. */
export async function connectWrapped(
  words: readonly string[],
  configure: (client: Client) => void = () => undefined,
  capabilities: NonNullable<ConstructorParameters<typeof Client>[1]>['capabilities'] = {},
  env: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  configure(client);
  const { PATH = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...words],
    env: { PATH, ...env },
    stderr: 'ignore',
  });
  await client.connect(transport);
  return client;
}

/** The proxy as a bare process: lines in, lines out. */
export interface RawWrap {
  readonly child: ChildProcessWithoutNullStreams;
  send(text: string): void;
  /** The next line that the proxy writes, without its end. */
  next(): Promise<string>;
  readonly log: () => string;
  /** Its exit status, once its streams have ended. */
  readonly ended: Promise<number | null>;
}

export function startRaw(words: readonly string[], env: NodeJS.ProcessEnv = process.env): RawWrap {
  const child = spawn(process.execPath, [...words], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined);
  const lines: string[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  let parts: string[] = [];
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const [first = '', ...others] = text.split('\n');
    parts.push(first);
    for (const other of others) {
      lines.push(parts.join(''));
      parts = [other];
    }
    while (lines.length > 0 && waiting.length > 0) waiting.shift()?.(lines.shift());
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(child, 'close').then(([status]) => {
    for (const one of waiting) one(undefined);
    return status;
  });
  return {
    child,
    send: (text) => void child.stdin.write(text),
    async next() {
      const line = lines.shift() ?? (await new Promise<string | undefined>((resolve) => void waiting.push(resolve)));
      if (line === undefined) throw new Error(`ended: ${log}`);
      return line;
    },
    log: () => log,
    ended,
  };
}
