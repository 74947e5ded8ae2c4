import { assertNever } from '../../domain/result.js';
import { judgeGlob, judgePath, judgeRecursiveRoot, judgeUri, mentionsDenied } from '../paths/judge-path.js';
import { ALLOW, type PathContext, type PathRules, type PathVerdict } from '../paths/types.js';
import { MAX_PATH_CHARS } from './limits.js';
import { readArgv, readCommand } from './read-command.js';
import type { CommandFault, CommandReading, CommandWord } from './types.js';

/** The entry that a command which prints the whole environment is denied by. */
export const ENVIRONMENT_DUMP = 'environment-dump';

const REFUSALS: Readonly<Record<CommandFault, string | undefined>> = {
  unterminated: undefined,
  'too-long': 'command is too long',
  'too-deep': 'command nests too deep',
  'too-much': 'command expands to too much',
  nul: 'command holds NUL',
};

/**
 * Judges a command line, or a program with its arguments, by what it names. `context` gives the service's root and
 * the working directory. The first word that is denied decides; what could not be read is judged by containment.
 */
export function judgeCommand(
  rules: PathRules,
  command: string | readonly string[],
  context: PathContext = {},
): PathVerdict {
  const reading = typeof command === 'string' ? readCommand(command) : readArgv(command);
  return judgeReading(rules, reading, context);
}

/** As judgeCommand, for a command that is already read. */
export function judgeReading(rules: PathRules, reading: CommandReading, context: PathContext = {}): PathVerdict {
  for (const fault of reading.faults) {
    const why = REFUSALS[fault];
    if (why !== undefined) return { kind: 'malformed', why };
  }
  if (reading.environmentDump)
    return { kind: 'deny', entry: ENVIRONMENT_DUMP, pattern: ENVIRONMENT_DUMP, form: ENVIRONMENT_DUMP };
  return judgeWords(rules, reading.words, context) ?? judgeOpaque(rules, reading.opaque) ?? ALLOW;
}

/** A word that comes twice is judged once. */
function judgeWords(rules: PathRules, words: readonly CommandWord[], context: PathContext): PathVerdict | undefined {
  const seen = new Set<string>();
  for (const word of words) {
    const key = `${word.role}\0${word.base ?? ''}\0${word.text}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const verdict = judgeWord(rules, word, contextOf(word, context));
    if (verdict.kind !== 'allow') return verdict;
  }
  return undefined;
}

function contextOf(word: CommandWord, context: PathContext): PathContext {
  if (word.base === undefined) return context;
  const base =
    context.base === undefined || /^(?:[/\\~]|[A-Za-z]:)/.test(word.base) ? word.base : `${context.base}/${word.base}`;
  return { ...context, base };
}

function judgeWord(rules: PathRules, word: CommandWord, context: PathContext): PathVerdict {
  if (word.text.length > MAX_PATH_CHARS && word.role !== 'text' && word.role !== 'pattern-source') {
    return mentionsDenied(rules, word.text);
  }
  switch (word.role) {
    case 'program':
    case 'path':
      return judgePath(rules, word.text, context);
    case 'glob':
      return judgeGlob(rules, word.text, context);
    case 'uri':
      return judgeUri(rules, word.text, context);
    case 'recursive-root':
      return judgeRecursiveRoot(rules, word.text, context);
    case 'pattern-source':
    case 'text':
    case 'exclude':
      return ALLOW;
    default:
      return assertNever(word.role);
  }
}

function judgeOpaque(rules: PathRules, parts: readonly string[]): PathVerdict | undefined {
  return parts.map((part) => mentionsDenied(rules, part)).find((verdict) => verdict.kind !== 'allow');
}
