import { isPlaceholder } from '../context/placeholders.js';
import type { SecretScanner, SecretSpan } from '../types.js';
import type { Leaf } from './leaves.js';

/** The secrets of one leaf as text. A leaf that is a secret by its place is one from end to end. */
export function leafSpans(scanner: SecretScanner, leaf: Leaf): readonly SecretSpan[] {
  if (leaf.certain !== undefined && leaf.text.trim().length > 0 && !isPlaceholder(leaf.text)) {
    return [{ start: 0, end: leaf.text.length, rule: leaf.certain, confidence: 'medium' }];
  }
  return scanner.scan(leaf.text, leaf.key === undefined ? {} : { key: leaf.key });
}
