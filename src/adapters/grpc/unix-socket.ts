import { chmodSync, lstatSync, unlinkSync } from 'node:fs';
import { connect, type Server } from 'node:net';

/**
 * Makes `path` free for a socket: removes one that nobody listens on any more.
 * @throws Error when something else is there, or a server that answers.
 */
export async function removeStaleSocket(path: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isSocket()) throw new Error(`${path} exists and is not a socket`);
  if (await answers(path)) throw new Error(`another server listens on ${path}`);
  unlinkSync(path);
}

/**
 * Starts listening on a unix socket whose permission bits are `mode` from its first moment: bind happens inside
 * `listen`, so the umask is narrowed for exactly that call.
 */
export function listenWithMode(server: Server, path: string, mode: number): void {
  const previous = process.umask(0o777 & ~mode);
  try {
    server.listen(path);
  } finally {
    process.umask(previous);
  }
  server.once('listening', () => chmodSync(path, mode));
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const done = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
