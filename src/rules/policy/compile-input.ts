import type { Fault } from '../../domain/fault.js';
import type { Result } from '../../domain/result.js';
import type { SecretScanner } from '../secrets/types.js';
import type { ToolCatalogue } from '../tools/catalogue.js';
import type { ClientEntry } from './client-entry.js';
import type { CompiledProfile } from './compiled.js';
import type { PolicyDocument } from './document.js';
import type { ImportedRules } from './import-rules.js';

/** What a policy is compiled from. */
export interface CompileInput {
  readonly document: PolicyDocument;
  /** From the document or from its clients file. */
  readonly clients: readonly ClientEntry[];
  /** The rule file of another scanner: its text, for the fingerprint, and what came of importing it. */
  readonly gitleaks?: { readonly text: string; readonly imported: Result<ImportedRules, readonly Fault[]> };
  /** UTC day, `2027-01-31`: decides which exceptions have expired. */
  readonly today: string;
}

/** The parts that are compiled on their own. */
export interface CompiledParts {
  readonly profiles: ReadonlyMap<string, CompiledProfile>;
  readonly catalogue: ToolCatalogue;
  readonly scanner: SecretScanner;
}
