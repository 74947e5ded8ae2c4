/** How a variable's name is compared: without case. Windows has none there, and a secret is one anyhow. */
export function foldName(name: string): string {
  return name.toUpperCase();
}

/** Whether a name fits one of the patterns: whole names, or with a `*` at the start, the end or both. */
export function nameMatcher(patterns: readonly string[]): (name: string) => boolean {
  const whole = new Set<string>();
  const starts: string[] = [];
  const ends: string[] = [];
  const parts: string[] = [];
  for (const pattern of patterns) {
    const wanted = foldName(pattern.replace(/^\*|\*$/g, ''));
    const open = pattern.startsWith('*');
    const more = pattern.endsWith('*');
    if (open && more) parts.push(wanted);
    else if (open) ends.push(wanted);
    else if (more) starts.push(wanted);
    else whole.add(wanted);
  }
  return (name) => {
    const given = foldName(name);
    return (
      whole.has(given) ||
      parts.some((part) => given.includes(part)) ||
      ends.some((end) => given.endsWith(end)) ||
      starts.some((start) => given.startsWith(start))
    );
  };
}
