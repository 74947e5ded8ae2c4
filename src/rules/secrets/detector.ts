import type { SecretSpan } from './types.js';

/** One way of finding secrets by structure, context or a user's pattern. */
export interface Detector {
  /** RE2 source that matches in every text in which `find` finds something. The signs of all detectors are searched for at once. */
  readonly sign: string;
  find(text: string): SecretSpan[];
}
