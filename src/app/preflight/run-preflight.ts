import { createDigests } from '../../adapters/process/digests.js';
import type { Fault } from '../../domain/fault.js';
import type { JsonValue } from '../../domain/json/types.js';
import { assertNever, err, ok, type Result } from '../../domain/result.js';
import { recogniseKind } from '../../preflight/recognise.js';
import { readInput, readJsonInput } from './input.js';
import type { PreflightKind, PreflightOutcome, PreflightRequest } from './types.js';

/**
 * Answers one preflight question. What a kind of file does not need is not loaded: settings files are answered without the
 * YAML parser, the schema library and the scanner.
 */
export async function runPreflight(request: PreflightRequest): Promise<PreflightOutcome> {
  const digests = createDigests('');
  const policy = async () => {
    const misused = managedOnly(request);
    if (misused.length > 0) return err(misused);
    return (await import('./policy.js')).preflightPolicy(request.file, request.expect, request.tools, digests);
  };
  if (request.file === undefined || request.kind === 'policy') return policy();
  const notForPolicy = (): readonly Fault[] =>
    request.tools === undefined ? [] : [{ message: 'is for a policy only', path: ['--tools'] }];
  const bytes = readInput(request.file);
  if (!bytes.ok) return bytes;
  const read = await readAny(request.file, bytes.value, request.kind);
  if (!read.ok) return read;
  const kind = request.kind ?? recogniseKind(read.value);
  switch (kind) {
    case 'managed':
      if (request.tools !== undefined) return err(notForPolicy());
      return (await import('./managed.js')).preflightManaged(request.file, read.value, request, digests);
    case 'gateway': {
      const misused = [...managedOnly(request), ...notForPolicy()];
      if (misused.length > 0) return err(misused);
      return (await import('./gateway.js')).preflightGateway(
        request.file,
        read.value,
        Buffer.from(bytes.value).toString('utf8'),
        request,
      );
    }
    case 'policy':
      return policy();
    default:
      return assertNever(kind);
  }
}

/** Settings are JSON to the letter, since their client reads them so; the other kinds are YAML. */
async function readAny(
  file: string,
  bytes: Uint8Array,
  kind: PreflightKind | undefined,
): Promise<Result<JsonValue, readonly Fault[]>> {
  if (kind === 'managed' || (kind === undefined && looksManaged(bytes))) return readJsonInput(file, bytes);
  const { parseLocatedYaml } = await import('../../rules/policy/located-yaml.js');
  const located = parseLocatedYaml(Buffer.from(bytes).toString('utf8'), file);
  return located.ok ? ok(located.value.value) : located;
}

function looksManaged(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8');
  return /^\ufeff?\s*\{/.test(text) && /McpServers/i.test(text);
}

/** Flags that mean nothing for the other kinds of file. */
function managedOnly(request: PreflightRequest): readonly Fault[] {
  const used = [
    ...(request.environments.length > 0 ? ['--env'] : []),
    ...(request.servers === undefined ? [] : ['--servers']),
    ...(request.literal === undefined ? [] : ['--literal']),
  ];
  return used.map((flag) => ({ message: 'is for managed MCP settings only', path: [flag] }));
}
