import type { ClientSession } from './client-session.js';

/** The sessions of one gateway, by the id that clients send. */
export interface SessionRegistry {
  /** A session that no client has yet. */
  open(): ClientSession;
  /** Enters a session once its client's `initialize` has given it an id. */
  adopt(id: string, session: ClientSession): void;
  find(id: string): ClientSession | undefined;
  /** Ends every session; resolves when their targets are gone. */
  close(): Promise<void>;
}

export interface RegistryOptions {
  /** Clients that vanish without ending their session leave one behind; beyond this, the longest unused one is ended. */
  readonly maxSessions: number;
  readonly create: (onEnd: (why: string) => void) => ClientSession;
  readonly onEvent: (event: 'session started' | 'session ended', fields: Readonly<Record<string, string>>) => void;
}

export function createSessionRegistry({ maxSessions, create, onEvent }: RegistryOptions): SessionRegistry {
  const sessions = new Map<string, ClientSession>();
  const ending = new Set<Promise<void>>();
  const retired = new WeakSet<ClientSession>();
  const retire = (session: ClientSession, why: string): void => {
    if (retired.has(session)) return;
    retired.add(session);
    const id = session.id() ?? '';
    sessions.delete(id);
    onEvent('session ended', { session: id, why });
    const closed = session.close().finally(() => ending.delete(closed));
    ending.add(closed);
  };
  return {
    open() {
      const [oldest] = sessions.values();
      if (sessions.size >= maxSessions && oldest !== undefined) retire(oldest, 'too many sessions');
      const session = create((why) => retire(session, why));
      return session;
    },
    adopt(id, session) {
      // A target that could not start may have ended it already.
      if (retired.has(session)) return;
      sessions.set(id, session);
      onEvent('session started', { session: id });
    },
    find(id) {
      const session = sessions.get(id);
      if (session === undefined) return undefined;
      // A Map keeps the order of insertion: the first entry is the longest unused.
      sessions.delete(id);
      sessions.set(id, session);
      return session;
    },
    async close() {
      for (const session of [...sessions.values()]) retire(session, 'the gateway stops');
      await Promise.all(ending);
    },
  };
}
