import { z } from 'zod';
import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';

const strings = z.array(z.string()).default([]);

const allowlist = z.object({
  condition: z
    .string()
    .default('OR')
    .transform((text) => (/^(?:and|&&)$/i.test(text) ? ('AND' as const) : ('OR' as const))),
  regexTarget: z
    .enum(['secret', 'match', 'line', ''])
    .default('secret')
    .transform((target) => (target === '' ? ('secret' as const) : target)),
  regexes: strings,
  stopwords: strings,
  paths: strings.transform((paths) => paths.length),
  commits: strings.transform((commits) => commits.length),
  targetRules: strings,
});

const rule = z.object({
  id: z.string().min(1),
  regex: z.string().optional(),
  path: z.string().optional(),
  secretGroup: z.int().min(0).default(0),
  entropy: z.number().default(0),
  keywords: strings,
  allowlist: allowlist.optional(),
  allowlists: z.array(allowlist).default([]),
});

const document = z.object({
  extend: z.looseObject({}).optional(),
  allowlist: allowlist.optional(),
  allowlists: z.array(allowlist).default([]),
  rules: z.array(rule).default([]),
});

export type GitleaksAllowlist = z.infer<typeof allowlist>;
export type GitleaksRule = Omit<z.infer<typeof rule>, 'allowlist'>;

export interface GitleaksFile {
  readonly rules: readonly GitleaksRule[];
  readonly allowlists: readonly GitleaksAllowlist[];
  readonly unsupported: readonly { readonly id: string; readonly why: string }[];
}

/** Narrows a parsed gitleaks configuration. Faults name places, never values. */
export function readGitleaksFile(table: unknown): Result<GitleaksFile, readonly Fault[]> {
  const parsed = document.safeParse(table);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map((issue) => ({
        path: issue.path.map((step) => (typeof step === 'symbol' ? '' : step)),
        message: `is no gitleaks ${issue.code === 'invalid_type' ? `setting: ${issue.expected} is wanted` : 'setting'}`,
      })),
    );
  }
  const { extend, allowlist: single, allowlists, rules } = parsed.data;
  const unsupported =
    extend === undefined
      ? []
      : [{ id: 'extend', why: 'other rule files are not read; the built-in catalogue applies' }];
  return ok({
    rules: rules.map(({ allowlist: own, ...rest }) => ({
      ...rest,
      allowlists: own === undefined ? rest.allowlists : [own, ...rest.allowlists],
    })),
    allowlists: single === undefined ? allowlists : [single, ...allowlists],
    unsupported,
  });
}
