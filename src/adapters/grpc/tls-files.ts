import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createSecureContext, type SecureContextOptions, type TlsOptions } from 'node:tls';
import type { TlsFiles } from './server-options.js';

/**
 * Reads the TLS files and checks that they belong together.
 * @throws Error of the file system or of OpenSSL (unreadable PEM, key that is not the certificate's), or for a client
 * authority that holds no certificate.
 */
export function readTlsFiles(files: TlsFiles): SecureContextOptions {
  const options: SecureContextOptions = {
    cert: readFileSync(files.cert),
    key: readFileSync(files.key),
    minVersion: 'TLSv1.2',
    ...(files.clientCa === undefined ? {} : { ca: readAuthority(files.clientCa) }),
  };
  createSecureContext(options);
  return options;
}

/** OpenSSL takes any file for a list of authorities, if need be an empty one, with which every client would be refused. */
function readAuthority(path: string): Buffer {
  const pem = readFileSync(path);
  try {
    new X509Certificate(pem);
  } catch (error) {
    throw new Error(`${path} holds no certificate of an authority`, { cause: error });
  }
  return pem;
}

/** Options of a TLS listener for HTTP/2 only; with a client authority every client must show a certificate of it. */
export function tlsListenerOptions(files: TlsFiles): TlsOptions {
  const mutual = files.clientCa !== undefined;
  return {
    ...readTlsFiles(files),
    ALPNProtocols: ['h2'],
    requestCert: mutual,
    rejectUnauthorized: mutual,
    handshakeTimeout: 10_000,
  };
}

/** Changes when any of the files does, also when a directory above was swapped by a symbolic link. */
export function tlsFilesVersion(files: TlsFiles): string {
  const paths = [files.cert, files.key, ...(files.clientCa === undefined ? [] : [files.clientCa])];
  return paths.map(fileVersion).join(' ');
}

function fileVersion(path: string): string {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? 'missing' : `${stat.dev}:${stat.ino}:${stat.size}:${stat.mtimeNs}`;
}
