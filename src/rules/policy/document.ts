import { z } from 'zod';
import { FIELD_KINDS } from '../tools/types.js';
import { clientList } from './client-entry.js';
import { closed } from './closed.js';
import { literal, name, size } from './fields.js';
import { profileSchema } from './profile-schema.js';
import { secretsSchema } from './secrets-schema.js';

const fieldKind = z.enum(FIELD_KINDS).meta({ description: 'What the field holds, and so how it is judged' });

const service = closed({
  root: literal
    .regex(/^(?:\/|[A-Za-z]:[\\/])/, 'must be an absolute path')
    .optional()
    .meta({ description: 'The folder from which the server resolves relative paths' }),
  sharedDisk: z
    .boolean()
    .default(false)
    .meta({ description: 'The guard sees the same files: links are followed before matching' }),
  facts: z
    .array(literal.min(3, 'must have at least 3 characters: shorter values would remove ordinary text'))
    .max(1000)
    .default([])
    .meta({ description: 'Words that identify the server’s machine, removed by machineFacts: redact' }),
}).refine((one) => !one.sharedDisk || one.root !== undefined, {
  path: ['sharedDisk'],
  error: 'needs root: links are followed below it',
});

const unknownClient = z.union([z.literal('deny'), closed({ profile: name })]);

const limits = closed({
  maxMessageBytes: size(1024, 512 * 1024 * 1024).prefault('64MiB'),
  maxDepth: z.int().min(8).max(10_000).default(200),
  maxNodes: z.int().min(100).max(100_000_000).default(200_000),
  onStoreFailure: z.enum(['local', 'deny']).default('local'),
});

const audit = closed({
  saltEnv: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'must be the name of an environment variable')
    .default('EXTMCP_GUARD_AUDIT_SALT'),
  onFailure: z.enum(['deny', 'pass']).default('deny'),
});

/** `policy.yaml`, version 1: every key optional in the file, complete after parsing. */
export const policySchema = closed({
  version: z.literal(1, 'must be 1, the only version there is').default(1),
  mode: z.enum(['enforce', 'observe']).default('enforce'),
  unknownClient: unknownClient.prefault({ profile: 'default' }),
  clients: z
    .union([literal, clientList])
    .prefault([])
    .meta({ description: 'The entries, or the file that holds them' }),
  profiles: z.record(name, profileSchema).prefault({}),
  services: z.record(name, service).prefault({}),
  tools: z.record(name, z.record(name, z.record(literal, fieldKind))).prefault({}),
  secrets: secretsSchema.prefault({}),
  limits: limits.prefault({}),
  audit: audit.prefault({}),
});

/** The policy as written, every default filled in. `profiles` always has `default`. */
export type PolicyDocument = z.output<typeof policySchema>;
/** One profile of it. */
export type ProfileDocument = PolicyDocument['profiles'][string];
