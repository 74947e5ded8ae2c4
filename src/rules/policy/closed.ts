import { z } from 'zod';

const KNOWN_KEYS = 'known keys: ';

/**
 * A map that accepts only the keys of `shape`. The message of its unknown-key issue carries the known keys, which is how
 * the fault for a misspelt key learns what could have been meant.
 */
export function closed<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const message = KNOWN_KEYS + Object.keys(shape).join(', ');
  return z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? message : undefined) });
}

/** The keys that the map of an unknown-key issue accepts. */
export function knownKeys(message: string): readonly string[] {
  return message.startsWith(KNOWN_KEYS) ? message.slice(KNOWN_KEYS.length).split(', ') : [];
}
