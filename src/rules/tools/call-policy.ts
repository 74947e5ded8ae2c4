import type { LinkResolver } from '../../domain/ports.js';
import type { PathRules } from '../paths/types.js';
import type { ToolCatalogue } from './catalogue.js';
import type { LearnedSchemas } from './learn.js';
import type { ToolGate } from './tool-gate.js';

/** What a call is judged by. */
export interface CallPolicy {
  readonly catalogue: ToolCatalogue;
  readonly paths: PathRules;
  /**
   * `inspect` looks at every string that no catalogue entry explains; `deny` does so too and refuses tools that no entry
   * names; `pass` looks at mapped fields only.
   */
  readonly unknownTools: 'inspect' | 'deny' | 'pass';
  /** The directory that the service's relative paths hang from. */
  readonly root?: string | undefined;
  /** The disk that guard and service share, where they do. */
  readonly links?: LinkResolver | undefined;
  readonly learned?: LearnedSchemas | undefined;
  /** Applied to tools that are called through another tool. The outer tool's gate is the caller's duty. */
  readonly gate?: ToolGate | undefined;
}
