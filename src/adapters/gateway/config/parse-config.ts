import { isMap, isScalar, LineCounter, type Node, parseDocument, type Scalar, visit } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../../../domain/fault.js';
import { err, ok, type Result } from '../../../domain/result.js';
import { type GatewayDocument, gatewayDocument, UNSUPPORTED } from './document.js';
import { type Environment, expandHome, expandVariables } from './expand-variables.js';

/** More than any real gateway file; a larger one is refused before it is parsed. */
const MAX_BYTES = 1024 * 1024;

interface Source {
  readonly file: string;
  readonly lines: LineCounter;
  readonly node: (path: readonly (string | number)[]) => Node | undefined;
}

/**
 * Reads agentgateway's configuration file. `file` is the name for messages. All faults are reported together, each with
 * line and column; after a long `$NAME` on the same line the column counts the expanded text.
 */
export function parseGatewayConfig(
  text: string,
  file: string,
  environment: Environment,
): Result<GatewayDocument, readonly Fault[]> {
  if (Buffer.byteLength(text) > MAX_BYTES) return err([{ message: 'the file is larger than 1 MiB', path: [], file }]);
  const expanded = expandVariables(text, environment);
  if (!expanded.ok) return err(expanded.error.map((fault) => ({ ...fault, file })));
  const lines = new LineCounter();
  const document = parseDocument(expanded.value, { lineCounter: lines, uniqueKeys: true, strict: true });
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    return err(
      broken.map(({ message, pos }) => ({ message: firstLine(message), path: [], file, ...at(lines, pos[0]) })),
    );
  }
  visit(document, { Scalar: (_key, node) => expandScalar(node, environment) });
  const read = toJs(() => document.toJS({ maxAliasCount: 20 }));
  if (!read.ok) return err([{ message: read.error, path: [], file }]);
  const parsed = gatewayDocument.safeParse(read.value);
  const node = (path: readonly (string | number)[]): Node | undefined => nodeOf(document.getIn(path, true));
  if (!parsed.success)
    return err(parsed.error.issues.flatMap((issue) => faultsOf(issue, { file, lines, node })).sort(byPlace));
  const clashes = duplicateTargets(parsed.data, { file, lines, node });
  return clashes.length > 0 ? err(clashes) : ok(parsed.data);
}

function byPlace(a: Fault, b: Fault): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function expandScalar(node: Scalar, environment: Environment): void {
  if (typeof node.value === 'string') node.value = expandHome(node.value, environment);
}

function toJs(read: () => unknown): Result<unknown, string> {
  try {
    return ok(read());
  } catch {
    return err('too many YAML aliases');
  }
}

function faultsOf(issue: z.core.$ZodIssue, source: Source): Fault[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code !== 'unrecognized_keys') {
    const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
    return [{ message, path, file: source.file, ...place(source, path) }];
  }
  return issue.keys.map((key) => ({
    message: UNSUPPORTED.get(key) ?? 'the development gateway does not know this key',
    path: [...path, key],
    file: source.file,
    ...placeOfKey(source, path, key),
  }));
}

function duplicateTargets(document: GatewayDocument, source: Source): Fault[] {
  const seen = new Set<string>();
  return document.mcp.targets.flatMap(({ name }, index) => {
    const path = ['mcp', 'targets', index, 'name'];
    const fault = { message: `a second target is called ${name}`, path, file: source.file, ...place(source, path) };
    const clash = seen.has(name);
    seen.add(name);
    return clash ? [fault] : [];
  });
}

/** The place of the node at `path`, or of its nearest ancestor when it is missing. */
function place(source: Source, path: readonly (string | number)[]): { line?: number; column?: number } {
  for (let length = path.length; length >= 0; length--) {
    const start = source.node(path.slice(0, length))?.range?.[0];
    if (start !== undefined) return at(source.lines, start);
  }
  return {};
}

function placeOfKey(
  source: Source,
  path: readonly (string | number)[],
  key: string,
): { line?: number; column?: number } {
  const owner = source.node(path);
  if (!isMap(owner)) return place(source, path);
  const pair = owner.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  return start === undefined ? place(source, path) : at(source.lines, start);
}

function at(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

function nodeOf(value: unknown): Node | undefined {
  return isMap(value) || isScalar(value) || isCollection(value) ? value : undefined;
}

function isCollection(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
