import { type Document, isCollection, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import type { Fault } from '../../domain/fault.js';
import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';
import { capFaults } from './cap-faults.js';
import { keyOffset, keyText, yamlProblems } from './yaml-problems.js';

type Path = readonly (string | number)[];

/** A YAML or JSON document together with the places of its parts. */
export interface LocatedDocument {
  readonly value: JsonValue;
  /** Line and column, from 1, of the value at a path, of its key with `key`, or of the nearest parent that exists. */
  locate(path: Path, part?: 'key' | 'value'): { readonly line: number; readonly column: number };
}

/** Larger files are refused unread. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

const MAX_ALIASES = 100;
const MAX_DEPTH = 100;
/** Brackets beyond this are not even tokenised; those in strings count too, so it is far above what the parser takes. */
const MAX_BRACKETS = 2000;

/**
 * Parses one YAML 1.2 document (JSON is a subset) of a person's file. Duplicate keys, custom tags, several documents, keys
 * that are not strings, cycles, alias bombs and an empty file are faults; all faults of the syntax come together.
 */
export function parseLocatedYaml(text: string, file: string): Result<LocatedDocument, readonly Fault[]> {
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES) {
    return err([{ message: `larger than ${MAX_DOCUMENT_BYTES} bytes`, path: [], file }]);
  }
  if (openBrackets(text) > MAX_BRACKETS) return err([{ message: TOO_DEEP, path: [], file }]);
  try {
    return parseBounded(text, file);
  } catch (error) {
    return err([{ message: fixedMessage(error), path: [], file }]);
  }
}

const TOO_DEEP = `nested deeper than ${MAX_DEPTH} levels`;

function fixedMessage(error: unknown): string {
  if (error instanceof ReferenceError)
    return `more than ${MAX_ALIASES} values come from aliases, or an alias has no anchor`;
  if (error instanceof RangeError) return TOO_DEEP;
  return 'cannot be read as YAML';
}

/** The most brackets that are open at once: flow nesting, and brackets without a partner in strings. */
function openBrackets(text: string): number {
  let open = 0;
  let most = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0x5b || unit === 0x7b) {
      open += 1;
      most = Math.max(most, open);
    } else if ((unit === 0x5d || unit === 0x7d) && open > 0) open -= 1;
  }
  return most;
}

function parseBounded(text: string, file: string): Result<LocatedDocument, readonly Fault[]> {
  const lineCounter = new LineCounter();
  // Duplicate keys are found in yaml-problems.ts.
  const options = {
    lineCounter,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    logLevel: 'error',
  } as const;
  const document = parseDocument(text, options);
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const problems = yamlProblems(document);
  if (problems.length > 0) {
    return err(capFaults(problems, file, ({ message, offset }) => ({ message, path: [], file, ...place(offset) })));
  }
  const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
  if (!isFiniteJson(value, 0))
    return err([
      { message: `holds a cycle, a number without an end, or more than ${MAX_DEPTH} levels`, path: [], file },
    ]);
  if (value === null) return err([{ message: 'the file is empty', path: [], file, line: 1, column: 1 }]);
  return ok({ value, locate: (path, part = 'value') => place(offsetOf(document, path, part)) });
}

/** Also refuses cycles (an alias inside its own anchor), which are endlessly deep, and numbers such as .inf. */
function isFiniteJson(value: unknown, depth: number): value is JsonValue {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return value !== undefined && typeof value !== 'bigint';
  return Object.values(value).every((child) => isFiniteJson(child, depth + 1));
}

/** Offset of the deepest part of `path` that exists in the document. */
function offsetOf(document: Document.Parsed, path: Path, part: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node) ?? 0;
  for (const [depth, step] of path.entries()) {
    const pair = isMap(node) ? node.items.find((item) => isPair(item) && keyText(item) === step) : undefined;
    const next: unknown = pair === undefined ? elementOf(node, step) : pair.value;
    if (pair === undefined && next === undefined) break;
    const key = pair === undefined ? undefined : keyOffset(pair);
    const wantsKey = part === 'key' && depth === path.length - 1;
    offset = (wantsKey ? key : undefined) ?? rangeStart(next) ?? key ?? offset;
    node = next;
  }
  return offset;
}

function elementOf(node: unknown, step: string | number): unknown {
  return isCollection(node) && typeof step === 'number' ? node.items[step] : undefined;
}

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The value at a path, own members only; undefined where there is none. */
export function valueAt(root: JsonValue, path: Path): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const step of path) {
    if (typeof step === 'number') value = isJsonArray(value) ? value[step] : undefined;
    else value = isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}
