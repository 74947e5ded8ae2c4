/** The shells whose rules of quoting and expansion are known. */
export type Shell = 'posix' | 'powershell' | 'cmd';

/** What the program that gets a word does with it. */
export type WordRole =
  /** It is run. */
  | 'program'
  /** It names a file or directory. */
  | 'path'
  /** The shell or the program matches file names with it. */
  | 'glob'
  /** It is fetched; only some schemes end in a local path. */
  | 'uri'
  /** All below it is read, moved, packed or deleted. */
  | 'recursive-root'
  /** A regular expression, filter or script: its text is not a path. */
  | 'pattern-source'
  /** A message, a title, something printed. */
  | 'text'
  /** It names what is left out. */
  | 'exclude';

/** One word as the program gets it: after quoting, escapes, expansions and known variables. */
export interface CommandWord {
  readonly text: string;
  readonly role: WordRole;
  /** Where the role comes from, for `check`. A fixed phrase or a program's name. */
  readonly why: string;
  /** The working directory that the text moved to before, when it is known. */
  readonly base?: string;
}

/** What kept a command from being read whole. */
export type CommandFault =
  /** A quote, substitution, group or here-document does not end. The text is also judged by containment. */
  | 'unterminated'
  /** Over a limit of this reader: the command must not run. */
  | 'too-long'
  | 'too-deep'
  | 'too-much'
  /** Holds NUL, which no argument can. */
  | 'nul';

/** What a command names, and what could not be read. */
export interface CommandReading {
  readonly words: readonly CommandWord[];
  /** Parts that cannot be analysed: judged by containment of denied names. */
  readonly opaque: readonly string[];
  /** Prints the whole environment. */
  readonly environmentDump: boolean;
  readonly faults: readonly CommandFault[];
  /** Characters scanned plus words produced: the work done, for tests of growth. */
  readonly steps: number;
}
