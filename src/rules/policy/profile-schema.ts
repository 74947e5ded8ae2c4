import { z } from 'zod';
import { closed } from './closed.js';
import { literal, rate } from './fields.js';

const globs = z.array(literal).max(10_000);

const tools = closed({
  allow: globs.default(['*']).meta({ description: 'Globs on "service/tool", or on the tool name alone' }),
  deny: globs.default([]).meta({ description: 'As allow; deny wins, and hides the tool from tools/list' }),
});

const paths = closed({
  deny: globs.default(['preset:credentials']).meta({ description: 'Presets and globs of paths that no call may name' }),
  allow: globs.default([]).meta({ description: 'Exceptions: lift glob denials' }),
});

const response = closed({
  envelope: z.enum(['spec', 'off']).default('spec'),
  allowKeys: z
    .record(literal, z.array(literal).max(1000))
    .default({})
    .meta({ description: 'Reviewed keys beyond the specification, by method: {"tools/call": ["context"]}' }),
  meta: z.enum(['keep', 'reserved', 'drop']).default('keep'),
  secrets: z.enum(['redact', 'deny', 'off']).default('redact'),
  machineFacts: z.enum(['off', 'redact']).default('off'),
  listings: z
    .enum(['keep', 'hide'])
    .default('keep')
    .meta({ description: 'hide: lines and entries of listings that name a denied path are taken out' }),
});

const outgoing = closed({
  secrets: z.enum(['pass', 'redact', 'deny']).default('pass').meta({ description: 'Secrets that callers send' }),
  except: z
    .record(literal, z.array(literal).max(100))
    .default({})
    .meta({ description: 'Fields where a secret belongs, by glob on "service/tool": {"vault/write": ["value"]}' }),
});

/** One profile of the policy file: what its clients may do. Whatever is left out has the default shown here. */
export const profileSchema = closed({
  mode: z
    .enum(['enforce', 'observe'])
    .optional()
    .meta({ description: 'Overrides the mode of the policy for this profile' }),
  tools: tools.prefault({}),
  unknownTools: z.enum(['inspect', 'deny', 'pass']).default('inspect'),
  paths: paths.prefault({}),
  arguments: outgoing.prefault({}),
  response: response.prefault({}),
  rate: rate.optional(),
});
