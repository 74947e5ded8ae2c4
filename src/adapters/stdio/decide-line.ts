import type { JsonFault } from '../../domain/json/decode.js';
import { decideFromClient } from './client-side.js';
import type { StdioLine } from './line-reader.js';
import type { Message, MessageId } from './message.js';
import { answerError, type Commit, drop, errorText, type Outcome } from './outcome.js';
import { idOfTooLong, readLine } from './read-line.js';
import type { Relay } from './relay.js';
import { broken, decideFromServer } from './server-side.js';
import { CODE } from './stdio-guard.js';

/** What one line leads to: bytes for the side it was meant for, and bytes back to the side it came from. */
export interface LineOutput {
  readonly forward?: Buffer;
  readonly answer?: Buffer;
}

/** A line's decision. The second half runs when all lines before it have been sent. */
export type LineDecision = Promise<() => LineOutput>;

/** Where a line that is no JSON goes: servers print banners and warnings where only messages belong. */
export type OnStray = (body: Buffer) => void;

const NOTHING: LineOutput = {};

/** Decides a line of the client's. What cannot be read is answered, never forwarded. */
export async function decideClientLine(relay: Relay, line: StdioLine): LineDecision {
  if (line.kind === 'too-long') return () => ofAnswer(clientFault('too-long', idOfTooLong(line.head, line.tail)));
  const content = readLine(line.body, relay.guard.bounds);
  switch (content.kind) {
    case 'blank':
      return () => ({ forward: line.raw });
    case 'fault':
      return () => ofAnswer(clientFault(content.fault, content.id));
    case 'message':
      return single(line, await safely(() => decideFromClient(relay, content.message), content.message));
    case 'batch':
      return batch(
        line,
        await Promise.all(content.messages.map((one) => safely(() => decideFromClient(relay, one), one))),
      );
  }
}

/** Decides a line of the server's. What cannot be read is kept back; whoever waits for it is told. */
export async function decideServerLine(relay: Relay, line: StdioLine, onStray: OnStray): LineDecision {
  if (line.kind === 'too-long')
    return () => ofForward(serverFault(relay, 'too-long', idOfTooLong(line.head, line.tail)));
  const content = readLine(line.body, relay.guard.bounds);
  switch (content.kind) {
    case 'blank':
      return () => ({ forward: line.raw });
    case 'fault':
      if (content.fault === 'not-json' || content.fault === 'not-utf8') onStray(line.body);
      return () => ofForward(serverFault(relay, content.fault, content.id));
    case 'message':
      return single(line, await safely(() => decideFromServer(relay, content.message), content.message));
    case 'batch':
      return batch(
        line,
        await Promise.all(content.messages.map((one) => safely(() => decideFromServer(relay, one), one))),
      );
  }
}

/** Runs a decision so that a fault in it lets nothing through; where somebody waits for an answer, there is one. */
async function safely(decide: () => Promise<Commit>, message: Message): Promise<Commit> {
  const failed = (): Outcome => failure(message);
  try {
    const commit = await decide();
    return () => {
      try {
        return commit();
      } catch {
        return failed();
      }
    };
  } catch {
    return failed;
  }
}

function failure(message: Message): Outcome {
  const error = { code: CODE.internal, message: 'the message could not be checked', data: { code: 'internal' } };
  if (message.kind === 'request') return answerError(message.id, error);
  const isAnswer = message.kind === 'result' || message.kind === 'error';
  return isAnswer ? { kind: 'forward', text: errorText(message.id, error), changed: true } : drop;
}

function single(line: Extract<StdioLine, { kind: 'line' }>, commit: Commit): () => LineOutput {
  return () => {
    const outcome = commit();
    if (outcome.kind === 'forward') return outcome.changed ? ofForward(outcome) : { forward: line.raw };
    return ofAnswer(outcome);
  };
}

/** A batch goes on as it came, or as a batch of what is left of it; its own answers come in a batch too. */
function batch(line: Extract<StdioLine, { kind: 'line' }>, commits: readonly Commit[]): () => LineOutput {
  return () => {
    const outcomes = commits.map((commit) => commit());
    if (outcomes.every((outcome) => outcome.kind === 'forward' && !outcome.changed)) return { forward: line.raw };
    const texts = (kind: 'forward' | 'answer'): string[] =>
      outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.text] : []));
    const forwarded = texts('forward');
    const answered = texts('answer');
    return {
      ...(forwarded.length > 0 ? { forward: toLine(`[${forwarded.join(',')}]`) } : {}),
      ...(answered.length > 0 ? { answer: toLine(`[${answered.join(',')}]`) } : {}),
    };
  };
}

type Fault = JsonFault | 'empty-batch' | 'too-long';

function clientFault(fault: Fault, id: MessageId | undefined): Outcome {
  const isParse = fault === 'not-json' || fault === 'not-utf8';
  return answerError(id, {
    code: isParse ? CODE.parseError : CODE.invalidRequest,
    message: 'the message cannot be read',
    data: { code: codeOf(fault), rule: fault },
  });
}

function serverFault(relay: Relay, fault: Fault, id: MessageId | undefined): Outcome {
  relay.onDropped('server', fault);
  const asked = id === undefined ? undefined : relay.fromClient.take(id);
  return asked === undefined ? drop : broken(asked, fault);
}

function codeOf(fault: Fault): 'too-large' | 'undecodable' {
  return fault === 'too-long' || fault === 'too-deep' || fault === 'too-many-nodes' ? 'too-large' : 'undecodable';
}

function ofForward(outcome: Outcome): LineOutput {
  return outcome.kind === 'forward' ? { forward: toLine(outcome.text) } : NOTHING;
}

function ofAnswer(outcome: Outcome): LineOutput {
  return outcome.kind === 'answer' ? { answer: toLine(outcome.text) } : NOTHING;
}

function toLine(text: string): Buffer {
  return Buffer.from(`${text}\n`, 'utf8');
}
