/**
 * What a log may say of an error: its class, its code, and where it was thrown. Messages of parsers and of the regexp engine
 * quote their input, which may be a secret.
 */
export function describeError(error: unknown): {
  readonly error: string;
  readonly code?: string;
  readonly stack?: readonly string[];
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { error: error.name, ...code, stack };
}
