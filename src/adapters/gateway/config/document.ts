import { z } from 'zod';
import { compileExpression } from '../guardrails/metadata-expressions.js';
import { isUsableMethodPattern } from '../guardrails/phase.js';
import { durationMs } from './duration.js';

/**
 * The part of agentgateway's standalone configuration that the development gateway understands. Every object is
 * closed: a key that it would have to ignore is an error, so that nobody takes a setting for granted that has no effect.
 */

/** With several targets a tool is `<target>_<tool>` and a resource `<target>+<uri>`, so neither sign may be in a name. */
const targetName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,62}$/, 'wanted letters, digits, "-" and "." only');

const stdio = z.strictObject({
  cmd: z.string().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  clearEnv: z.boolean().optional(),
  clear_env: z.boolean().optional(),
});

const target = z.strictObject({ name: targetName, stdio });

const tls = z.strictObject({
  root: z.string().optional(),
  cert: z.string().optional(),
  key: z.string().optional(),
  hostname: z.string().optional(),
});

const timeout = z.string().refine((value) => durationMs(value) !== undefined, 'wanted a duration such as 5s or 500ms');

const processorPolicies = z.strictObject({
  http: z.strictObject({ requestTimeout: timeout.optional() }).optional(),
  backendTLS: tls.optional(),
});

const expression = z.string().superRefine((source, context) => {
  const compiled = compileExpression(source);
  if (!compiled.ok) context.addIssue({ code: 'custom', message: `not a CEL expression: ${compiled.error}` });
});

const headerNames = z.array(z.string().min(1)).default([]);

const methodPattern = z
  .string()
  .refine(isUsableMethodPattern, 'can never match: wanted a method, "prefix/*", "*/suffix" or "*"');

const processor = z.strictObject({
  kind: z.literal('remote'),
  host: z
    .string()
    .regex(
      /^(?:https?:\/\/)?(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+):\d{1,5}$/,
      'wanted HOST:PORT, with https:// for TLS',
    ),
  failureMode: z.enum(['failClosed', 'failOpen']).default('failClosed'),
  policies: processorPolicies.default({}),
  metadata: z.record(z.string(), expression).default({}),
  requestHeaders: z
    .strictObject({ allowed: headerNames, disallowed: headerNames })
    .default({ allowed: [], disallowed: [] }),
  methods: z.record(methodPattern, z.enum(['off', 'request', 'response', 'full'])).default({}),
});

const apiKey = z.strictObject({
  keys: z
    .array(z.strictObject({ key: z.string().min(1), metadata: z.record(z.string(), z.json()).default({}) }))
    .min(1),
  mode: z.enum(['strict', 'optional']).default('optional'),
});

const policies = z.strictObject({
  mcpGuardrails: z.strictObject({ processors: z.array(processor) }).optional(),
  apiKey: apiKey.optional(),
});

const address = z.string().optional();

export const gatewayDocument = z.strictObject({
  config: z.strictObject({ adminAddr: address, statsAddr: address, readinessAddr: address }).optional(),
  mcp: z.strictObject({
    port: z.int().min(0).max(65_535),
    policies: policies.default({}),
    targets: z.array(target).min(1, 'wanted at least one target'),
  }),
});

export type GatewayDocument = z.infer<typeof gatewayDocument>;
export type TargetDocument = GatewayDocument['mcp']['targets'][number];
export type ProcessorDocument = z.infer<typeof processor>;
export type ApiKeyDocument = z.infer<typeof apiKey>;

/** Settings of agentgateway that people write here and that need a better answer than "unknown key". */
export const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['jwtAuth', 'the development gateway does not check JWTs: use agentgateway itself, or apiKey'],
  ['mcpAuthentication', 'the development gateway does not do OAuth: use agentgateway itself, or apiKey'],
  ['basicAuth', 'the development gateway does not do basic authentication: use agentgateway itself, or apiKey'],
  ['mcpAuthorization', 'the development gateway has no CEL rules: use agentgateway itself'],
  ['binds', 'the development gateway reads the short form only: put targets and policies under mcp'],
  ['backends', 'the development gateway reads the short form only: put targets and policies under mcp'],
  ['sse', 'the development gateway starts stdio targets only'],
  ['mcp', 'the development gateway starts stdio targets only'],
  ['openapi', 'the development gateway starts stdio targets only'],
]);
