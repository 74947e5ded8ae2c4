import { parseRow } from './chain.js';
import { readLines } from './read-lines.js';

/** How often each value occurs, most frequent first. */
export type Counts = readonly (readonly [name: string, count: number])[];

export interface AuditStats {
  /** Decisions of both phases. */
  readonly decisions: number;
  /** Rows about the file itself, such as a repaired end. */
  readonly events: number;
  /** Lines that are no row. */
  readonly unreadable: number;
  /** Times of the first and the last row; empty without rows. */
  readonly from: string;
  readonly to: string;
  readonly clients: Counts;
  /** `service/tool`; of decisions that name one. */
  readonly tools: Counts;
  readonly verdicts: Counts;
  readonly codes: Counts;
  /** Rules that denied, and rules that redacted, each time they did. */
  readonly rules: Counts;
}

/** More different names than this are counted as one: they come from callers. */
const MAX_NAMES = 10_000;
const OTHERS = '(others)';

/** Counts the rows of audit files. Says nothing of whether they are genuine. @throws when a file cannot be read. */
export function countRows(files: readonly string[]): AuditStats {
  const tally = new Tally();
  for (const file of files) for (const { text } of readLines(file)) tally.line(text);
  return tally.stats();
}

class Tally {
  #decisions = 0;
  #events = 0;
  #unreadable = 0;
  #from = '';
  #to = '';
  readonly #counters = {
    clients: new Counter(),
    tools: new Counter(),
    verdicts: new Counter(),
    codes: new Counter(),
    rules: new Counter(),
  };

  line(text: string | undefined): void {
    const members = text === undefined ? undefined : parseRow(text)?.members;
    if (members === undefined) {
      this.#unreadable += 1;
      return;
    }
    this.#span(words(members.ts));
    if (members.event === undefined) this.#decision(members);
    else this.#events += 1;
  }

  stats(): AuditStats {
    const { clients, tools, verdicts, codes, rules } = this.#counters;
    return {
      decisions: this.#decisions,
      events: this.#events,
      unreadable: this.#unreadable,
      from: this.#from,
      to: this.#to,
      clients: clients.sorted(),
      tools: tools.sorted(),
      verdicts: verdicts.sorted(),
      codes: codes.sorted(),
      rules: rules.sorted(),
    };
  }

  #span(ts: string): void {
    if (this.#from === '' || ts < this.#from) this.#from = ts;
    if (ts > this.#to) this.#to = ts;
  }

  #decision(members: Readonly<Record<string, unknown>>): void {
    const { clients, tools, verdicts, codes, rules } = this.#counters;
    this.#decisions += 1;
    clients.add(words(members.client));
    if (members.tool !== '') tools.add(`${words(members.service)}/${words(members.tool)}`);
    verdicts.add(words(members.verdict));
    if (members.code !== undefined) codes.add(words(members.code));
    if (members.rule !== undefined) rules.add(words(members.rule));
    const { redactions } = members;
    if (typeof redactions !== 'object' || redactions === null) return;
    for (const [rule, count] of Object.entries(redactions)) rules.add(rule, Number(count));
  }
}

class Counter {
  readonly #counts = new Map<string, number>();

  add(name: string, by = 1): void {
    const key = this.#counts.has(name) || this.#counts.size < MAX_NAMES ? name : OTHERS;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  sorted(): Counts {
    return [...this.#counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}
