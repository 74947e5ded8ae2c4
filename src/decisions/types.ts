import type { Denial } from '../domain/denial.js';
import type { Finding } from '../domain/finding.js';
import type { JsonObject } from '../domain/json/types.js';

/** What a request said of itself, as far as rows, metrics and metadata name it. Strings come from the caller. */
export interface CallSubject {
  /** Tool or prompt name; for resources/read the scheme only, since a uri is a path. */
  readonly name: string | undefined;
}

export type RequestDecision =
  | { readonly kind: 'pass'; readonly subject: CallSubject }
  /** Forward these params instead: secrets that the caller sent were taken out. */
  | {
      readonly kind: 'replace';
      readonly subject: CallSubject;
      readonly params: Uint8Array<ArrayBuffer>;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'deny'; readonly subject: CallSubject; readonly denial: Denial };

/** What was done to a result, in names and counts. */
export interface ResultChanges {
  /** Findings per rule. */
  readonly redactions: Readonly<Record<string, number>>;
  /** Names of keys that went, each once, bounded. They come from the server. */
  readonly droppedKeys: readonly string[];
}

/** `learned`: name and inputSchema of each tool of a tools/list result. */
export type ResponseDecision =
  | { readonly kind: 'pass'; readonly learned?: readonly JsonObject[] }
  | {
      readonly kind: 'replace';
      readonly result: Uint8Array<ArrayBuffer>;
      readonly changes: ResultChanges;
      readonly findings: readonly Finding[];
      readonly learned?: readonly JsonObject[];
    }
  | { readonly kind: 'deny'; readonly denial: Denial };
