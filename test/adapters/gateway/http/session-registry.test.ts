import { describe, expect, it } from 'vitest';
import type { ClientSession } from '../../../../src/adapters/gateway/http/client-session.js';
import { createSessionRegistry } from '../../../../src/adapters/gateway/http/session-registry.js';

function fakeSession(id: string, closed: string[]): ClientSession {
  const answer = async (): Promise<Response> => new Response();
  return {
    id: () => id,
    post: answer,
    get: answer,
    delete: answer,
    streamClosed: () => undefined,
    close: async () => void closed.push(id),
  };
}

function registry(maxSessions: number) {
  const closed: string[] = [];
  const enders: ((why: string) => void)[] = [];
  let count = 0;
  const sessions = createSessionRegistry({
    maxSessions,
    create: (onEnd) => {
      enders.push(onEnd);
      count += 1;
      return fakeSession(`s${count}`, closed);
    },
    onEvent: () => undefined,
  });
  const enter = (): string => {
    const session = sessions.open();
    const id = session.id() ?? '';
    sessions.adopt(id, session);
    return id;
  };
  return { sessions, closed, enders, enter };
}

describe('createSessionRegistry', () => {
  it('ends the longest unused session when there are too many', () => {
    const { sessions, closed, enter } = registry(2);
    enter();
    enter();
    sessions.find('s1');
    enter();
    expect(closed).toEqual(['s2']);
    expect([sessions.find('s1'), sessions.find('s2')].map((session) => session?.id())).toEqual(['s1', undefined]);
  });

  it('does not enter a session that has ended before it had an id', () => {
    const { sessions, enders, closed } = registry(2);
    const session = sessions.open();
    enders[0]?.('cannot start');
    sessions.adopt('s1', session);
    expect(sessions.find('s1')).toBeUndefined();
    expect(closed).toEqual(['s1']);
  });

  it('ends a session once, however often it is told to', async () => {
    const { sessions, enders, closed, enter } = registry(2);
    enter();
    enders[0]?.('a');
    enders[0]?.('b');
    await sessions.close();
    expect(closed).toEqual(['s1']);
  });
});
