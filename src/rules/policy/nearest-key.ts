/**
 * The known key that a misspelt one probably meant: the nearest by edit distance, at most a third of its length and
 * three edits away. Case, `_` and `-` cost nothing.
 */
export function nearestKey(key: string, known: readonly string[]): string | undefined {
  const wanted = plain(key.slice(0, 64));
  let best: string | undefined;
  let bestDistance = Math.min(3, Math.max(1, Math.ceil(wanted.length / 3))) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, plain(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[_-]/g, '');
}

/** Levenshtein distance by rows; both words are short. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
