/** The UTC day of a wall-clock time in milliseconds, `2027-01-31`. */
export function utcDay(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 10);
}
