/** `secrets.disable` of the policy, one entry. */
export interface DisabledRule {
  readonly rule: string;
  readonly reason: string;
  /** The last day (UTC, `YYYY-MM-DD`) on which the rule stays off. */
  readonly expires?: string | undefined;
}

export interface DisabledRules {
  /** Ids that are off now. */
  readonly active: readonly string[];
  /** Entries whose last day is over: their rules are on again. */
  readonly expired: readonly DisabledRule[];
}

const DAY_MS = 86_400_000;

/** Splits the entries by their last day. @param nowMs wall clock, milliseconds since the epoch. */
export function splitDisabledRules(entries: readonly DisabledRule[], nowMs: number): DisabledRules {
  const isOver = ({ expires }: DisabledRule): boolean =>
    expires !== undefined && !(nowMs < Date.parse(`${expires}T00:00:00Z`) + DAY_MS);
  return { active: entries.filter((entry) => !isOver(entry)).map(({ rule }) => rule), expired: entries.filter(isOver) };
}
