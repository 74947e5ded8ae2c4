/** How sure a span is: `high` self-identifying and well-formed, `medium` by key and value grammar, `low` by prefix alone. */
export type Confidence = 'high' | 'medium' | 'low';

/**
 * What may stand left of a token. Escapes (`\n`, `\"`, `\u000a`), `%XX`, HTML entities and ANSI colours end before it
 * and never count as letters.
 * - `token`: no letter or digit; `_`, `-`, `:` and `=` are fine (`acme-glpat-…`, `TOKEN_ghp_…`). The default.
 * - `word`: no letter, digit, `_`, `-`, `.`, `/`, `+` or `$`: for short prefixes that occur inside other names.
 * - `none`: anything, for literals that no other text holds.
 */
export type LeftBoundary = 'token' | 'word' | 'none';

/**
 * What may stand right of a token.
 * - `open`: anything: the source takes its whole character run. The default.
 * - `token`: no letter or digit, for formats of exact length.
 * - `word`: no letter, digit, `_` or `-`, and no `=`, `/` or `+` followed by one of those: for short prefixes.
 */
export type RightBoundary = 'open' | 'token' | 'word';

/** `valid`: the checksum or the decoded structure holds. `invalid`: it does not. `unknown`: cannot be told. */
export type Structure = 'valid' | 'invalid' | 'unknown';

/** Draws from a fixed seed, so that example tokens exist only while a test runs. See template.ts. */
export interface Draw {
  /** `length` characters of `alphabet`. */
  chars(alphabet: string, length: number): string;
  /** An integer from 0 up to, not including, `below`. */
  integer(below: number): number;
}

/** A template such as `ghp_{base62:36}` (see template.ts), or code for what a template cannot say: checksums, JSON. */
export type Example = string | ((draw: Draw) => string);

/**
 * A run before the source's match. For formats whose literal is in the middle or at the end: the search begins at the
 * literal, because a search for a run of characters costs RE2 a state for each length.
 */
export interface Lead {
  /** Every character that the run may hold. */
  readonly characters: string;
  readonly min: number;
  readonly max: number;
  /** The run counts only from the last of this text on, and not at all without it: `http` for the head of an address. */
  readonly from?: string;
}

/** One family of self-identifying tokens. Data: the engine never names a rule. */
export interface SecretRule {
  /** Kebab-case, unique, stable: policies and audit rows name it. */
  readonly id: string;
  readonly provider: string;
  /** What a holder of the token can reach, in a few words. */
  readonly opens: string;
  /** Literals with one of which every match of the source begins (case as written): the search for places goes by them. */
  readonly keywords: readonly string[];
  /**
   * For keywords of one or two characters, which every text holds: they are looked for only in a run of 24 base64 or base64url
   * characters, or up to two characters before it. Every match has such a run.
   */
  readonly inLongRun?: boolean;
  /**
   * RE2 source. No `\b`, no `^`/`$`, no lookaround. Every repetition is bounded (<= 1000) or one plain run of a
   * character class at the very end. Match the run to its end: the span is what the source matches. A group named
   * `secret` narrows the span to that group; all other groups are `(?:…)`.
   */
  readonly source: string;
  /** What stands before the source's match and belongs to the token. */
  readonly lead?: Lead;
  readonly left?: LeftBoundary;
  readonly right?: RightBoundary;
  /** Checksum or structure of the span's text. `valid` also accepts a token without boundaries. Default: `unknown`. */
  readonly structure?: (token: string) => Structure;
  /** What `invalid` means: `low` (the default) redacts with low confidence, `reject` leaves the text alone. */
  readonly onInvalid?: 'low' | 'reject';
  /** Lower-case words, one of which must be in the JSON key or in the 80 characters before: for prefixes that prove little. */
  readonly near?: readonly string[];
  /** `hit`: redacted, whole span, in each wrapped form too. `miss`: texts that stay untouched. */
  readonly examples: { readonly hit: readonly Example[]; readonly miss: readonly Example[] };
  /** The vendor's page about the format. */
  readonly page?: string;
}

/** A secret in a string, by UTF-16 offsets: [start, end). */
export interface SecretSpan {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly confidence: Confidence;
}

/** What is known of the place where a string stands. */
export interface ScanContext {
  /** The name of the JSON member whose value the string is, or is an element of. */
  readonly key?: string;
}

/** What a compiled scanner can find, for listings, `selftest` and the fingerprint. */
export interface RuleInfo {
  readonly id: string;
  readonly kind: 'catalogue' | 'grammar' | 'user' | 'imported';
  readonly provider: string;
  readonly opens: string;
  readonly enabled: boolean;
}

export interface SecretScanner {
  readonly rules: readonly RuleInfo[];
  /** Every secret in the text: sorted, disjoint. Throws when the regexp engine fails: the caller denies. */
  scan(text: string, context?: ScanContext): readonly SecretSpan[];
  /**
   * False only if `scan` would find nothing in any of the parts of which `text` is the concatenation, each ended by
   * a line feed and none having a key. Cheap: for filtering many short strings at once.
   */
  suspects(text: string): boolean;
  /** Whether a string under this key is read with the key's meaning, so that `suspects` alone cannot clear it. */
  keyMatters(key: string): boolean;
}
