import type { SecretSpan } from './types.js';

/** One way of finding secrets by structure, context or a user's pattern. */
export interface Detector {
  /** Cheap. False only if `find` finds nothing in the text; a Buffer holds the text in UTF-8. */
  suspects(text: string | Buffer): boolean;
  find(text: string): SecretSpan[];
}
