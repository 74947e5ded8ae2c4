import type { PathMatcher } from './match/matcher.js';
import type { GlobSamples } from './search/glob-samples.js';

/** One kind of credential file or directory. Plain data: the examples are run by the tests and by `selftest`. */
export interface PathEntry {
  /** Stable, kebab-case; named in denials, audit rows and metrics. */
  readonly id: string;
  /** What a person reads, such as `.env`. */
  readonly pattern: string;
  readonly why: string;
  /** Globs on whole path components. Without a leading slash they match at any depth. */
  readonly globs: readonly string[];
  /** Globs on whole components that are no hit although `globs` match: templates, public halves, source code. */
  readonly except?: readonly string[];
  /** Matches the last component only: for names that source directories carry as well. */
  readonly leaf?: boolean;
  readonly hit: readonly string[];
  readonly miss: readonly string[];
}

/** A named list of entries; `preset:NAME` in a policy. */
export interface PathPreset {
  readonly name: string;
  readonly title: string;
  readonly entries: readonly PathEntry[];
}

export type PathVerdict =
  | { readonly kind: 'allow' }
  /** `form` is the canonical form that matched: for traces only, it comes from the caller. */
  | { readonly kind: 'deny'; readonly entry: string; readonly pattern: string; readonly form: string }
  /** `why` is a fixed phrase. */
  | { readonly kind: 'malformed'; readonly why: string };

export interface PathContext {
  /** The root of the service's files, absolute. */
  readonly root?: string;
  /** What the path hangs from: a working directory or a repository field of the same call. */
  readonly base?: string;
}

/** A compiled `paths` section of a profile. */
export interface PathRules {
  /** Every entry that can deny, preset entries first. */
  readonly entries: readonly PathEntry[];
  /** Made on first use: a preset has hundreds of globs. */
  readonly matcher: () => PathMatcher;
  /** What a caller's glob is held against; made on first use. */
  readonly samples: () => GlobSamples;
}

/** A spelling of a value that some server may see, and how it came about. */
export interface PathForm {
  readonly form: string;
  readonly how: string;
}

export const ALLOW: PathVerdict = { kind: 'allow' };

/** Longest value that is judged, in UTF-16 units: PATH_MAX of Linux. */
export const MAX_PATH_LENGTH = 4096;
