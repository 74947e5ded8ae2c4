import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { TargetDocument } from '../config/document.js';
import type { Environment } from '../config/expand-variables.js';
import {
  ERROR,
  type RpcMessage,
  type RpcNotification,
  type RpcReply,
  type RpcRequest,
  readMessage,
  writeMessage,
} from './json-rpc.js';
import { createLineSplitter } from './line-splitter.js';

/** One running stdio server, with an id space of its own. */
export interface StdioTarget {
  readonly name: string;
  /** Sends a request under a fresh id and gives its reply; an error reply when the target ends first. */
  request(method: string, params: RpcRequest['params'], onId?: (id: number) => void): Promise<RpcReply>;
  /** Gives up on a request that was cancelled: it is settled now, and a late reply is dropped. */
  forget(id: number): void;
  /** Sends a message that expects nothing back. */
  send(message: RpcMessage): void;
  /** Ends the target: end of input, then SIGTERM, then SIGKILL, a second and a half apart. */
  stop(): Promise<void>;
}

export interface TargetEvents {
  /** A request or notification of the server's. */
  readonly onMessage: (message: RpcRequest | RpcNotification) => void;
  /** Once, when the process has ended or could not start. */
  readonly onEnd: (why: string) => void;
}

/** Results of 20 MB are known from real servers; a server that sends more than this in one line is ended. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;
const GRACE_MS = 1500;

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** Starts a target's command, without a shell. `environment` is what the child inherits. */
export function startStdioTarget(target: TargetDocument, environment: Environment, events: TargetEvents): StdioTarget {
  const { cmd, args, env, clearEnv, clear_env } = target.stdio;
  const inherited = clearEnv === true || clear_env === true ? {} : environment;
  const child: Child = spawn(cmd, args, { env: { ...inherited, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
  const pending = new Map<number, (reply: RpcReply) => void>();
  let nextId = 1;
  let ended: string | undefined;
  const settle = (id: number, reply: RpcReply): void => {
    pending.get(id)?.(reply);
    pending.delete(id);
  };
  const end = (why: string): void => {
    if (ended !== undefined) return;
    ended = why;
    for (const id of [...pending.keys()]) settle(id, closedReply(target.name, why));
    events.onEnd(why);
  };
  const receive = (line: Buffer): void => {
    const message = parseLine(line);
    if (message?.kind === 'response') settle(Number(message.id), message.reply);
    else if (message !== undefined) events.onMessage(message);
  };
  const split = createLineSplitter(MAX_LINE_BYTES, receive, () => child.kill('SIGKILL'));
  child.stdout.on('data', split);
  child.stdin.on('error', () => undefined);
  child.on('error', () => end(`cannot start ${cmd}`));
  // A grandchild may hold the pipe open after the server has ended: its answers are no longer waited for.
  child.on('exit', () => setTimeout(() => child.stdout.destroy(), GRACE_MS).unref());
  child.on('close', (code, signal) => end(signal === null ? `ended with status ${code}` : `ended by ${signal}`));
  const send = (message: RpcMessage): void => {
    if (ended === undefined) child.stdin.write(`${JSON.stringify(writeMessage(message))}\n`);
  };
  return {
    name: target.name,
    send,
    request: (method, params, onId) =>
      new Promise((resolve) => {
        if (ended !== undefined) return resolve(closedReply(target.name, ended));
        const id = nextId++;
        pending.set(id, resolve);
        onId?.(id);
        send({ kind: 'request', id, method, params });
      }),
    forget: (id) => settle(id, { error: { code: ERROR.connectionClosed, message: 'request cancelled' } }),
    stop: () => stopChild(child),
  };
}

function closedReply(name: string, why: string): RpcReply {
  return { error: { code: ERROR.connectionClosed, message: `target ${name} ${why}` } };
}

function parseLine(line: Buffer): RpcMessage | undefined {
  try {
    return readMessage(JSON.parse(line.toString('utf8')));
  } catch {
    return undefined;
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdin?.end();
  const timers = [
    setTimeout(() => child.kill('SIGTERM'), GRACE_MS),
    setTimeout(() => child.kill('SIGKILL'), 2 * GRACE_MS),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
