/** What the core needs from outside, handed in as arguments: it has no clock, randomness, disk or digest of its own. */

export interface Clock {
  /** Wall clock, milliseconds since the epoch: for rows that people read, never for durations. */
  wallMs(): number;
  /** Monotonic, milliseconds with fractions. */
  monotonicMs(): number;
}

export interface Digests {
  /** SHA-256 of UTF-8 text, 64 lower-case hex digits. */
  sha256(text: string): string;
  /** HMAC-SHA256 with the process's audit salt, 64 lower-case hex digits. */
  keyed(bytes: Uint8Array): string;
}

/** What a path on a shared disk leads to. */
export type LinkAnswer =
  | { readonly kind: 'plain' }
  /** The deepest existing ancestor leads elsewhere: judge this path as well. */
  | { readonly kind: 'resolved'; readonly path: string }
  /** The file has the same inode as a denied file below the root. `entry` is the deny entry's id. */
  | { readonly kind: 'hard-link'; readonly entry: string; readonly pattern: string }
  /** The disk could not answer: the caller fails closed. `why` is a fixed phrase. */
  | { readonly kind: 'unknown'; readonly why: string };

/** Follows links on the disk that guard and server share. Synchronous: one lookup of a hot inode costs microseconds. */
export interface LinkResolver {
  resolve(absolutePath: string): LinkAnswer;
}
