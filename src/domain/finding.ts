/** A secret that was found: where, how long, by which rule. Never the value. */
export interface Finding {
  readonly rule: string;
  /** JSON pointer of the string leaf (or of the member, for a key). */
  readonly at: string;
  /** UTF-16 offset in the string. */
  readonly start: number;
  /** Length in UTF-16 units. */
  readonly length: number;
}
