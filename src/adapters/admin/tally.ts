/** What one metric counts under, by the metric's label names. */
export type Labels = Readonly<Record<string, string>>;

interface Counted<Named extends Labels> {
  readonly labels: Named;
  value: number;
}

/**
 * Counts of one metric between two scrapes, as plain numbers: prom-client sorts and joins the labels at every count, which a
 * small call would feel. The values of labels are bounded before they come here, and none holds a line break.
 */
export class Tally<Named extends Labels> {
  readonly #counts = new Map<string, Counted<Named>>();
  readonly #names: readonly (keyof Named & string)[];
  /** What was counted last: mostly it is counted again. */
  #last: Counted<Named> | undefined;

  constructor(names: readonly (keyof Named & string)[]) {
    this.#names = names;
  }

  /** Adds to the count under some labels. */
  add(labels: Named, by: number): void {
    const last = this.#last;
    if (last !== undefined && this.#isSame(last.labels, labels)) {
      last.value += by;
      return;
    }
    const key = this.#names.map((name) => labels[name]).join('\n');
    const counted = this.#counts.get(key) ?? { labels, value: 0 };
    this.#counts.set(key, counted);
    this.#last = counted;
    counted.value += by;
  }

  /** Hands over what was counted since the last time. */
  flush(count: (labels: Named, by: number) => void): void {
    for (const counted of this.#counts.values()) {
      if (counted.value === 0) continue;
      count(counted.labels, counted.value);
      counted.value = 0;
    }
  }

  #isSame(one: Named, other: Named): boolean {
    for (const name of this.#names) if (one[name] !== other[name]) return false;
    return true;
  }
}
