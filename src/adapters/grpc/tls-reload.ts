import type { Server } from 'node:tls';
import type { GrpcEvents } from './grpc-events.js';
import type { TlsFiles } from './server-options.js';
import { readTlsFiles, tlsFilesVersion } from './tls-files.js';

/**
 * Looks at the TLS files every `pollMs` and hands changed ones to new handshakes once they have stood still for one
 * interval. Files that cannot be used leave the last good ones in force, and are reported once per change.
 * @returns a function that ends the watch.
 */
export function watchTlsFiles(server: Server, files: TlsFiles, pollMs: number, events: GrpcEvents): () => void {
  let loaded = tlsFilesVersion(files);
  let seen = loaded;
  const timer = setInterval(() => {
    const now = tlsFilesVersion(files);
    const still = now === seen;
    seen = now;
    if (!still || now === loaded) return;
    loaded = now;
    try {
      server.setSecureContext(readTlsFiles(files));
      events.tlsReloaded(true);
    } catch (error) {
      events.tlsReloaded(false, error);
    }
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
