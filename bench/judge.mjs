// The goals of thresholds.json against what was measured.
import { readFileSync } from 'node:fs';

const goals = JSON.parse(readFileSync(new URL('./thresholds.json', import.meta.url), 'utf8'));

/**
 * One row per goal: the bound, the value, whether it is met. A goal without a value is missed.
 * @param values what each goal speaks of, by the goal's name
 * @param isOurs which goals are those of this benchmark
 */
export function judge(values, isOurs) {
  const ours = Object.entries(goals).filter(([goal]) => isOurs(goal));
  return ours.map(([goal, { min, max }]) => {
    const value = values[goal];
    const met = value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max);
    return { goal, bound: min === undefined ? `<= ${max}` : `>= ${min}`, value, met };
  });
}
