/** A POSIX or bash script, as far as deciding what it names needs it: which branch runs does not matter. */
export type Script = readonly Pipeline[];
export type Pipeline = readonly Stage[];

export type Stage =
  /** Words (assignments included) with redirections; `nested` are parenthesised lists in places a shell has none. */
  | {
      readonly kind: 'simple';
      readonly words: readonly Word[];
      readonly redirects: readonly Redirect[];
      readonly nested: readonly Script[];
    }
  /** `( )`, `{ }`, if, while, until, case: their lists one after the other. */
  | {
      readonly kind: 'group';
      readonly body: Script;
      readonly subshell: boolean;
      readonly subject: readonly Word[];
      readonly redirects: readonly Redirect[];
    }
  /** for and select: `names` takes each of `words`. */
  | {
      readonly kind: 'loop';
      readonly variable: string;
      readonly words: readonly Word[];
      readonly body: Script;
      readonly redirects: readonly Redirect[];
    }
  | { readonly kind: 'function'; readonly name: string; readonly body: Script };

/** One word before expansion. */
export interface Word {
  readonly parts: readonly Part[];
  /** As written. */
  readonly source: string;
}

export type Part =
  | { readonly kind: 'literal'; readonly text: string; readonly quoted: boolean }
  /** An unquoted character that may belong to a brace expansion. */
  | { readonly kind: 'brace'; readonly text: '{' | ',' | '}' }
  | {
      readonly kind: 'parameter';
      readonly name: string;
      readonly quoted: boolean;
      readonly operator: string;
      readonly operand: Word | undefined;
    }
  | { readonly kind: 'substitution'; readonly script: Script; readonly quoted: boolean }
  /** `$(( … ))`: its script holds what it substitutes; its value is a number that is not worked out. */
  | { readonly kind: 'arithmetic'; readonly script: Script }
  /** `<( )` and `>( )`. */
  | { readonly kind: 'process'; readonly script: Script }
  /** `name=( … )`. */
  | { readonly kind: 'array'; readonly words: readonly Word[] };

export interface Redirect {
  readonly kind: 'file' | 'here-text';
  readonly target: Word;
}
