import { parse, TomlError } from 'smol-toml';
import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { type GitleaksAllowlist, type GitleaksRule, readGitleaksFile } from './gitleaks-file.js';
import { createPatternDetector, type PatternException, type PatternRule } from './pattern-rule.js';

/** Something in the file that has no counterpart here. */
export interface NotImported {
  /** The rule's id, or `allowlists[n]`, `extend`. */
  readonly id: string;
  readonly why: string;
}

export interface GitleaksImport {
  readonly rules: readonly PatternRule[];
  readonly notImported: readonly NotImported[];
}

/**
 * Reads a gitleaks rule file: rules with their keywords, secret group, entropy and allowlists, and the global allowlists.
 * What looks at paths or commits, or does not compile in RE2, is told by id and not dropped in silence.
 * Faults are for text that is no TOML or no gitleaks file; they hold no value from it.
 */
export function importGitleaks(text: string): Result<GitleaksImport, readonly Fault[]> {
  const table = parseToml(text);
  if (!table.ok) return table;
  const file = readGitleaksFile(table.value);
  if (!file.ok) return file;
  const notImported: NotImported[] = [...file.value.unsupported];
  const shared = exceptionsOf(file.value.allowlists, 'allowlists', notImported);
  const rules = file.value.rules.flatMap((rule): PatternRule[] => {
    const converted = convert(rule, shared, notImported);
    return converted === undefined ? [] : [converted];
  });
  return ok({ rules, notImported });
}

function parseToml(text: string): Result<unknown, readonly Fault[]> {
  try {
    return ok(parse(text));
  } catch (error) {
    const place = error instanceof TomlError ? { line: error.line, column: error.column } : {};
    return err([{ path: [], message: 'is no valid TOML', ...place }]);
  }
}

interface SharedException {
  readonly exception: PatternException;
  /** Empty: all rules. */
  readonly targetRules: readonly string[];
}

function convert(
  rule: GitleaksRule,
  shared: readonly SharedException[],
  notImported: NotImported[],
): PatternRule | undefined {
  if (rule.regex === undefined) {
    notImported.push({ id: rule.id, why: 'has no regex: it looks at file names only' });
    return undefined;
  }
  if (rule.path !== undefined)
    notImported.push({ id: rule.id, why: 'its path condition is left out: the rule applies to every text' });
  const own = exceptionsOf(rule.allowlists, rule.id, notImported).map(({ exception }) => exception);
  const global = shared
    .filter(({ targetRules }) => targetRules.length === 0 || targetRules.includes(rule.id))
    .map(({ exception }) => exception);
  const converted: PatternRule = {
    id: rule.id,
    source: rule.regex,
    keywords: rule.keywords,
    group: rule.secretGroup > 0 ? rule.secretGroup : 'first-capture',
    ...(rule.entropy > 0 ? { minEntropy: rule.entropy } : {}),
    exceptions: [...own, ...global],
  };
  return compiles(converted, notImported) ? converted : undefined;
}

function compiles(rule: PatternRule, notImported: NotImported[]): boolean {
  try {
    createPatternDetector([rule]);
    return true;
  } catch {
    notImported.push({ id: rule.id, why: 'its regex or an allowlist regex does not compile in RE2' });
    return false;
  }
}

function exceptionsOf(
  lists: readonly GitleaksAllowlist[],
  owner: string,
  notImported: NotImported[],
): readonly SharedException[] {
  return lists.flatMap((list, index): SharedException[] => {
    const id = owner === 'allowlists' ? `allowlists[${index}]` : owner;
    const looksElsewhere = list.paths > 0 || list.commits > 0;
    if (looksElsewhere) notImported.push({ id, why: 'allowlist entries for paths and commits are left out' });
    if (list.condition === 'AND' && looksElsewhere) return [];
    if (list.regexes.length === 0 && list.stopwords.length === 0) return [];
    const exception = {
      target: list.regexTarget,
      patterns: list.regexes,
      stopwords: list.stopwords,
      all: list.condition === 'AND',
    };
    return [{ exception, targetRules: list.targetRules }];
  });
}
