/** Where the value of a reference came from. */
export type ReferenceSource = 'start-up' | 'file' | 'default' | 'nowhere';

/** One `${NAME}` or `${NAME:-default}` that was met while a text was expanded. */
export interface ReferenceUse {
  readonly name: string;
  readonly source: ReferenceSource;
  /** Whether the value put in its place is the empty string. */
  readonly empty: boolean;
}

export interface ExpandedText {
  readonly text: string;
  /** In order of appearance; defaults that were not needed are not in. */
  readonly uses: readonly ReferenceUse[];
  /** Fixed phrases about spellings that the client leaves as they are. */
  readonly oddities: readonly string[];
}

/** The variables that references are looked up in. */
export interface ReferenceScope {
  /** Of the process that starts the client. It wins. */
  readonly startUp: ReadonlyMap<string, string>;
  /** `env` of the settings file. */
  readonly file: ReadonlyMap<string, string>;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*/;
const MAX_NESTING = 16;
const NOT_A_REFERENCE = `not \${NAME} or \${NAME:-default}: not expanded, the client compares it as written`;

const NOT_EXPANDED_AGAIN = 'the value of a variable holds a reference itself: it is not expanded again';

/**
 * Expands references as the client does: start-up environment first, then the file's `env`, then the default, which may hold
 * references itself. Values are not expanded again. A reference that nothing resolves becomes the empty string.
 */
export function expandText(text: string, scope: ReferenceScope): ExpandedText {
  const reader = new Reader(text, scope);
  const expanded = reader.read(0, false);
  return { text: expanded, uses: reader.uses, oddities: [...reader.oddities] };
}

class Reader {
  readonly uses: ReferenceUse[] = [];
  readonly oddities = new Set<string>();
  #at = 0;

  constructor(
    private readonly text: string,
    private readonly scope: ReferenceScope,
  ) {}

  /** Reads to the end, or to the brace that closes a default. */
  read(nesting: number, inDefault: boolean): string {
    let out = '';
    while (this.#at < this.text.length && !(inDefault && this.text[this.#at] === '}')) {
      if (this.text.startsWith('${', this.#at)) out += this.#reference(nesting);
      else out += this.#plain();
    }
    return out;
  }

  #plain(): string {
    const unit = this.text[this.#at] ?? '';
    this.#at += 1;
    if (unit === '$' && NAME.test(this.text.slice(this.#at, this.#at + 1))) {
      this.oddities.add('$NAME without braces is not a reference: the client compares it as written');
    }
    return unit;
  }

  #reference(nesting: number): string {
    const start = this.#at;
    const name = NAME.exec(this.text.slice(start + 2, start + 2 + 256))?.[0];
    const after = start + 2 + (name?.length ?? 0);
    if (name !== undefined && this.text[after] === '}') {
      this.#at = after + 1;
      return this.#resolve(name, undefined);
    }
    if (name !== undefined && this.text.startsWith(':-', after) && nesting < MAX_NESTING) {
      return this.#withDefault(name, after + 2, nesting);
    }
    return this.#asWritten(start);
  }

  #withDefault(name: string, defaultStart: number, nesting: number): string {
    const known = this.uses.length;
    this.#at = defaultStart;
    const fallback = this.read(nesting + 1, true);
    if (this.text[this.#at] !== '}') return this.#unclosed(name, fallback);
    this.#at += 1;
    const inner = this.uses.splice(known);
    const value = this.#resolve(name, fallback);
    if (this.uses.at(-1)?.source === 'default') this.uses.push(...inner);
    return value;
  }

  /** The text has ended; what was read inside the would-be default stands as it is, and nothing is read twice. */
  #unclosed(name: string, rest: string): string {
    this.oddities.add(NOT_A_REFERENCE);
    return `\${${name}:-${rest}`;
  }

  #resolve(name: string, fallback: string | undefined): string {
    const { value, source } = lookUp(name, this.scope, fallback);
    if (source !== 'default' && value.includes('${')) this.oddities.add(NOT_EXPANDED_AGAIN);
    this.uses.push({ name, source, empty: value === '' });
    return value;
  }

  #asWritten(start: number): string {
    this.oddities.add(NOT_A_REFERENCE);
    this.#at = start + 2;
    return '${';
  }
}

interface Lookup {
  readonly value: string;
  readonly source: ReferenceSource;
}

/** With a default, a variable that is set and empty counts as not set, as in a shell. */
function lookUp(name: string, scope: ReferenceScope, fallback: string | undefined): Lookup {
  const startUp = scope.startUp.get(name);
  const set: Lookup | undefined =
    startUp !== undefined ? { value: startUp, source: 'start-up' } : fromFile(scope.file.get(name));
  if (set !== undefined && (set.value !== '' || fallback === undefined)) return set;
  return fallback === undefined ? { value: '', source: 'nowhere' } : { value: fallback, source: 'default' };
}

function fromFile(value: string | undefined): Lookup | undefined {
  return value === undefined ? undefined : { value, source: 'file' };
}
