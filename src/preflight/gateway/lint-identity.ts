import { isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import type { PreflightFinding } from '../finding.js';
import { passesHeader } from './lint-processor.js';
import type { McpSurface, Placed } from './model.js';

/** Authentication of the gateway, by policy key, and the mode it has where none is written. */
const AUTHENTICATION: readonly { readonly key: string; readonly unwritten: string }[] = [
  { key: 'jwtAuth', unwritten: 'optional' },
  { key: 'apiKey', unwritten: 'optional' },
  { key: 'basicAuth', unwritten: 'optional' },
  { key: 'mcpAuthentication', unwritten: 'strict' },
];

/** What the gateway can tell the guard about who calls. */
export function lintIdentity(surface: McpSurface): readonly PreflightFinding[] {
  const authenticated = AUTHENTICATION.some(({ key }) =>
    surface.policies.some(({ value }) => isJsonObject(member(value, key))),
  );
  const remote = surface.processors.filter(({ value }) => member(value, 'kind') === 'remote');
  return [
    ...surface.policies.flatMap(optionalAuthentication),
    ...remote.flatMap((processor) => lintMetadata(processor, authenticated)),
  ];
}

function optionalAuthentication({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  return AUTHENTICATION.flatMap(({ key, unwritten }) => {
    const policy = member(value, key);
    const mode = isJsonObject(policy) ? (member(policy, 'mode') ?? unwritten) : 'strict';
    if (mode === 'strict') return [];
    return [
      {
        rule: 'auth-optional',
        level: 'error',
        at: `${at}/${key}`,
        message: `calls without credentials come through (mode ${String(mode)}), and the guard sees nobody`,
        fix: 'mode: strict',
      } as const,
    ];
  });
}

function lintMetadata(processor: Placed<JsonObject>, authenticated: boolean): readonly PreflightFinding[] {
  const value = member(processor.value, 'metadata');
  const metadata = isJsonObject(value) ? value : {};
  const at = `${processor.at}/metadata`;
  return [
    ...identityKeys(processor, metadata, authenticated),
    ...Object.entries(metadata).flatMap(([key, expression]) =>
      lintExpression(`${at}/${key}`, key, expression, authenticated),
    ),
    ...carriedOver(at, metadata),
  ];
}

/** Keys that say who calls, as opposed to those that the guard's own answer brings back. */
function identityKeys(
  processor: Placed<JsonObject>,
  metadata: JsonObject,
  authenticated: boolean,
): readonly PreflightFinding[] {
  const says = Object.values(metadata).some((expression) => !text(expression).includes('mcpGuardrails.'));
  const header = !authenticated && passesHeader(processor.value, 'authorization');
  if (says) return [];
  return [
    {
      rule: 'identity-missing',
      level: 'warn',
      at: processor.at,
      message: header
        ? 'metadata names no caller: results are checked without knowing whose they are'
        : 'metadata names no caller and no credential reaches the guard: every call is an unknown client’s',
      fix: authenticated
        ? 'metadata: { client: jwt.sub }'
        : `metadata: { authorization: 'request.headers["authorization"]' }`,
    },
  ];
}

function lintExpression(
  at: string,
  key: string,
  expression: JsonValue,
  authenticated: boolean,
): readonly PreflightFinding[] {
  const cel = text(expression);
  if (/\bapiKey\.key\b|\bjwt\.rawToken\b/.test(cel) || (authenticated && /headers\W+authorization/i.test(cel))) {
    return [
      {
        rule: 'credential-removed',
        level: 'error',
        at,
        message: 'the gateway authenticates and removes the credential: this is absent, or the literal <redacted>',
        fix: 'use what it vouches for: jwt.sub, or a field of apiKey',
      },
    ];
  }
  if (key !== 'authorization' && /\brequest\.headers\b/.test(cel)) {
    return [
      {
        rule: 'identity-unvouched',
        level: 'warn',
        at,
        message: 'the caller chooses this header: nobody vouches for it',
      },
    ];
  }
  return [];
}

/** What CheckRequest found out has to be handed to CheckResponse, which sees neither headers nor the call. */
function carriedOver(at: string, metadata: JsonObject): readonly PreflightFinding[] {
  const missing = ['ref', 'tool'].filter(
    (key) => !Object.values(metadata).some((cel) => text(cel).includes(`mcpGuardrails.${key}`)),
  );
  if (missing.length === 0) return [];
  return [
    {
      rule: 'metadata-missing',
      level: 'warn',
      at,
      message: `${missing.join(' and ')} of the call do not reach the check of its result: its row stands alone`,
      fix: 'metadata: { ref: mcpGuardrails.ref, tool: mcpGuardrails.tool }',
    },
  ];
}

function text(expression: JsonValue): string {
  return typeof expression === 'string' ? expression : '';
}
