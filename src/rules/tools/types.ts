import type { JsonObject } from '../../domain/json/types.js';

/**
 * What a field holds, and so how its strings are judged.
 *
 * - `path`, `paths`: file names; a list, a comma list, `key=/file` and `@file` are taken apart
 * - `root`: a directory that other fields of the call hang from, judged alone as well
 * - `uri`: a URI, or a path in a field that is called so
 * - `glob`: a pattern that selects files; an element that starts with `!` takes files away
 * - `command`: shell text, or an argument vector
 * - `code`: a program, or instructions for an agent: judged by containment of denied names
 * - `sql`: SQL text, judged only where it can reach a file
 * - `patch`: a diff; `manifest`: YAML that may mount or name files
 * - `revision`: `<rev>:<file>`; `volumes`: `host:container` strings or a map by host path
 * - `call`: another tool's call, as text or as an object
 * - `text`, `exclude`: prose, and lists that take files away: never judged
 */
export const FIELD_KINDS = [
  'path',
  'paths',
  'root',
  'uri',
  'glob',
  'command',
  'code',
  'sql',
  'patch',
  'manifest',
  'revision',
  'volumes',
  'call',
  'text',
  'exclude',
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a tool does with the files it is given. */
export type Effect =
  | 'read'
  | 'write'
  | 'list'
  | 'search'
  | 'move'
  | 'copy'
  | 'delete'
  | 'archive'
  | 'upload'
  | 'execute'
  | 'none';

/** One tool of one package. */
export interface ToolEntry {
  readonly name: string;
  readonly effect: Effect;
  /** Contents of everything below a path go into the result: a home directory is too much. Implied by some effects. */
  readonly recursive?: true;
  /** Field to kind. `files[].path` is the field `path` below `files`; a plain name is found at any depth. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** Arguments under `preset:credentials`; `deny` is missing only where no field can name a file. */
  readonly example: { readonly deny?: JsonObject; readonly allow: JsonObject };
}

/** The tools of one package. */
export interface ServiceCatalogue {
  readonly service: string;
  /** Other names under which people run it. */
  readonly aliases: readonly string[];
  /** Where the fields were read: package and version, or repository and commit. */
  readonly source: string;
  readonly tools: readonly ToolEntry[];
}
