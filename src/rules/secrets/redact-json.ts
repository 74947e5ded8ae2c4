import type { Finding } from '../../domain/finding.js';
import type { Edit } from '../../domain/json/edit.js';
import { mergeEdits } from '../../domain/json/merge-edits.js';
import { spliceJson } from '../../domain/json/splice.js';
import type { JsonValue } from '../../domain/json/types.js';
import { noTrace, type Trace } from '../../domain/trace.js';
import { decodeBase64Text } from './redact/base64-text.js';
import { isClean } from './redact/clean.js';
import { type Replacement, toEdit } from './redact/edits.js';
import { leavesWith, suspiciousLeaves } from './redact/filter.js';
import { leafSpans } from './redact/leaf-spans.js';
import { collectLeaves, type Leaf, pointerOf } from './redact/leaves.js';
import { createMarkers, type MarkerStyle, type MarkerWriter } from './redact/markers.js';
import { parseNested } from './redact/nested.js';
import { markSplitKeys } from './redact/split-keys.js';
import { Twins } from './redact/twins.js';
import { mergeSpans, splice } from './spans.js';
import type { SecretScanner, SecretSpan } from './types.js';

/** JSON in JSON, base64 in JSON: so many layers are opened. */
const MAX_LAYERS = 4;

export interface RedactOptions {
  readonly marker: MarkerStyle;
  /** Edits already decided. What they drop or set is not searched, and they are part of the answer. */
  readonly skip?: Edit;
  /** Subtrees, by JSON pointer, that are not searched. */
  readonly keep?: (pointer: string) => boolean;
  readonly trace?: Trace;
}

export interface Redaction {
  /** All changes in one edit, those of `skip` included. Absent when nothing changes. */
  readonly edit?: Edit;
  /** Where secrets were, in the order of the value. Offsets are those of the original strings. */
  readonly findings: readonly Finding[];
}

/**
 * Finds secrets in every string and member name of a JSON value and says how to take them out: text, text that is itself
 * JSON (which stays JSON) and text in base64. A secret found in one place is taken out of every other place as well.
 * The shape never changes. Throws when the regexp engine fails: the caller denies.
 */
export function redactJson(scanner: SecretScanner, value: JsonValue, options: RedactOptions): Redaction {
  if (isClean(scanner, value))
    return options.skip === undefined ? { findings: [] } : { edit: options.skip, findings: [] };
  const work: Work = {
    scanner,
    markers: createMarkers(options.marker),
    twins: new Twins(),
    trace: options.trace ?? noTrace,
  };
  const leaves = markSplitKeys(collectLeaves(value, { skip: options.skip, keep: options.keep }));
  const found = findIn(work, suspiciousLeaves(scanner, leaves), 0);
  const redacted = withTwins(work, leaves, found);
  const edit = mergeEdits(
    options.skip,
    toEdit(
      value,
      redacted.map(({ leaf, text }) => ({ leaf, text })),
    ),
  );
  const findings = redacted.flatMap((item) => item.spans.map((span) => toFinding(item.leaf, span)));
  if (work.trace.on) for (const finding of findings) report(work.trace, finding);
  return edit === undefined ? { findings } : { edit, findings };
}

interface Work {
  readonly scanner: SecretScanner;
  readonly markers: MarkerWriter;
  readonly twins: Twins;
  readonly trace: Trace;
}

interface RedactedLeaf extends Replacement {
  readonly spans: readonly SecretSpan[];
}

function findIn(work: Work, leaves: readonly Leaf[], layer: number): readonly RedactedLeaf[] {
  return leaves.flatMap((leaf) => redactLeaf(work, leaf, layer) ?? []);
}

function redactLeaf(work: Work, leaf: Leaf, layer: number): RedactedLeaf | undefined {
  const inner = layer < MAX_LAYERS ? (redactNested(work, leaf, layer) ?? redactBase64(work, leaf, layer)) : undefined;
  const text = inner?.text ?? leaf.text;
  const spans = leafSpans(work.scanner, { ...leaf, text });
  if (spans.length === 0) return inner;
  const outer = replaceSpans(work, leaf, text, spans);
  return inner === undefined ? outer : { ...outer, spans: [...inner.spans, ...wholeLeaf(leaf, spans)] };
}

function replaceSpans(work: Work, leaf: Leaf, text: string, spans: readonly SecretSpan[]): RedactedLeaf {
  for (const span of spans) work.twins.add(text.slice(span.start, span.end), span.rule);
  const redacted = splice(text, spans, (span) => work.markers(span.rule, text.slice(span.start, span.end)));
  return { leaf, text: keepJson(leaf.text, redacted), spans };
}

/** A text that was JSON stays JSON: where a span crossed quotes, the whole text goes. */
function keepJson(before: string, after: string): string {
  return parseNested(before) !== undefined && parseNested(after) === undefined ? '"[REDACTED]"' : after;
}

/** Redacts JSON in a string by its own structure, and keeps its spelling where nothing changes. */
function redactNested(work: Work, leaf: Leaf, layer: number): RedactedLeaf | undefined {
  const value = parseNested(leaf.text);
  if (value === undefined) return undefined;
  const leaves = markSplitKeys(collectLeaves(value, { skip: undefined, keep: undefined }));
  const found = findIn(work, suspiciousLeaves(work.scanner, leaves), layer + 1);
  const edit = toEdit(value, found);
  if (edit === undefined) return undefined;
  return {
    leaf,
    text: spliceJson(leaf.text, edit),
    spans: wholeLeaf(
      leaf,
      found.flatMap((item) => item.spans),
    ),
  };
}

function redactBase64(work: Work, leaf: Leaf, layer: number): RedactedLeaf | undefined {
  const decoded = leaf.certain !== undefined ? undefined : decodeBase64Text(leaf.text);
  if (decoded === undefined) return undefined;
  const inner = redactLeaf(work, { ...leaf, text: decoded.text, key: undefined }, layer + 1);
  if (inner === undefined) return undefined;
  return { leaf, text: Buffer.from(inner.text).toString(decoded.encoding), spans: wholeLeaf(leaf, inner.spans) };
}

/** Findings of an inner text, told as findings of the outer string: its offsets are not the inner ones. */
function wholeLeaf(leaf: Leaf, spans: readonly SecretSpan[]): readonly SecretSpan[] {
  return spans.map((span) => ({ ...span, start: 0, end: leaf.text.length }));
}

/** Takes the secrets found anywhere out of every leaf, changed or not. */
function withTwins(work: Work, leaves: readonly Leaf[], found: readonly RedactedLeaf[]): readonly RedactedLeaf[] {
  const search = work.twins.compile();
  if (search === undefined) return found;
  const byLeaf = new Map(found.map((item) => [item.leaf, item]));
  const rest = leaves.filter((leaf) => !byLeaf.has(leaf));
  for (const leaf of [...byLeaf.keys(), ...leavesWith(rest, search.test)]) {
    const known = byLeaf.get(leaf);
    const text = known?.text ?? leaf.text;
    const spans = mergeSpans(search.find(text));
    if (spans.length === 0) continue;
    const redacted = splice(text, spans, (span) => work.markers(span.rule, text.slice(span.start, span.end)));
    const all = known === undefined ? spans : [...known.spans, ...wholeLeaf(leaf, spans)];
    byLeaf.set(leaf, { leaf, text: keepJson(leaf.text, redacted), spans: all });
  }
  return leaves.flatMap((leaf) => byLeaf.get(leaf) ?? []);
}

function toFinding(leaf: Leaf, span: SecretSpan): Finding {
  return { rule: span.rule, at: pointerOf(leaf.place), start: span.start, length: span.end - span.start };
}

function report(trace: Trace, finding: Finding): void {
  trace.step({
    stage: 'redact',
    at: finding.at,
    rule: finding.rule,
    verdict: 'change',
    detail: `${finding.length} characters from ${finding.start}`,
  });
}
