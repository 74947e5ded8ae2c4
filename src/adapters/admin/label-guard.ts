/** Values of one label that come from outside, beyond which all are `other`. */
export const MAX_LABEL_VALUES = 200;
const MAX_LABEL_LENGTH = 100;

/**
 * Bounds the values of one label: the first `max` different ones keep their name, later ones become `other`. Long values
 * and those with control characters become `other` at once.
 */
export function createLabelGuard(max: number = MAX_LABEL_VALUES): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= max || value.length > MAX_LABEL_LENGTH || /[\p{Cc}\p{Surrogate}]/u.test(value)) return 'other';
    known.add(value);
    return value;
  };
}

/** Lets a fixed set of values through and maps the rest to `other`. */
export function createLabelSet(values: readonly string[]): (value: string) => string {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : 'other');
}
