import type { Fault } from '../../domain/fault.js';
import type { Digests } from '../../domain/ports.js';
import { err, ok, type Result } from '../../domain/result.js';
import { type ParsedClients, parsePlacedClients } from './clients.js';
import { compilePolicy } from './compile.js';
import type { CompileInput } from './compile-input.js';
import type { CompiledPolicy } from './compiled.js';
import { defaultPolicy } from './default-policy.js';
import { importRules } from './import-rules.js';
import { type ParsedPolicy, parsePlacedPolicy } from './parse.js';

/** A text and how messages name its file. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** The files a policy is made of, as read. Without `policy` the built-in default is meant. */
export interface PolicySources {
  readonly policy?: SourceText;
  /** Needed when the policy names a clients file. */
  readonly clients?: SourceText;
  /** Needed when the policy names a gitleaks file. */
  readonly gitleaks?: SourceText;
}

/** A policy in force and what it was compiled from. */
export interface BuiltPolicy {
  readonly policy: CompiledPolicy;
  readonly input: CompileInput;
}

/**
 * From texts to a policy in force. `today` (`2027-01-31`, UTC) decides which exceptions have expired. Every fault of every
 * file has its file, line and column; the first stage with faults ends it.
 */
export function buildPolicy(
  sources: PolicySources,
  today: string,
  digests: Pick<Digests, 'sha256'>,
): Result<BuiltPolicy, readonly Fault[]> {
  const parsed = parseSources(sources);
  if (!parsed.ok) return parsed;
  const { policy, clients } = parsed.value;
  const inline = typeof policy.document.clients === 'string' ? [] : policy.document.clients;
  const place = (fault: Fault) => (fault.path[0] === 'clients' && clients ? clients.place(fault) : policy.place(fault));
  const input: CompileInput = {
    document: policy.document,
    clients: clients?.clients ?? inline,
    ...(sources.gitleaks === undefined
      ? {}
      : { gitleaks: { text: sources.gitleaks.text, imported: importRules(sources.gitleaks) } }),
    today,
  };
  const compiled = compilePolicy(input, digests);
  if (!compiled.ok) return err(compiled.error.map(place));
  return ok({ policy: { ...compiled.value, warnings: compiled.value.warnings.map(place) }, input });
}

interface ParsedSources {
  readonly policy: ParsedPolicy;
  readonly clients: ParsedClients | undefined;
}

/** Parses both files, so that the faults of both come together. */
function parseSources(sources: PolicySources): Result<ParsedSources, readonly Fault[]> {
  const policy =
    sources.policy === undefined ? ok(builtIn()) : parsePlacedPolicy(sources.policy.text, sources.policy.file);
  const clients =
    sources.clients === undefined ? undefined : parsePlacedClients(sources.clients.text, sources.clients.file);
  const faults = [...(policy.ok ? [] : policy.error), ...(clients === undefined || clients.ok ? [] : clients.error)];
  if (!policy.ok || (clients !== undefined && !clients.ok)) return err(faults);
  const missing = missingFiles(policy.value, sources);
  return missing.length > 0 ? err(missing) : ok({ policy: policy.value, clients: clients?.value });
}

function missingFiles(policy: ParsedPolicy, sources: PolicySources): readonly Fault[] {
  const { clients, secrets } = policy.document;
  const wanted: Fault[] = [];
  if (typeof clients === 'string' && !sources.clients)
    wanted.push({ message: 'the file was not read', path: ['clients'] });
  if (secrets.gitleaks !== undefined && !sources.gitleaks) {
    wanted.push({ message: 'the file was not read', path: ['secrets', 'gitleaks'] });
  }
  return wanted.map((fault) => policy.place(fault));
}

function builtIn(): ParsedPolicy {
  return { document: defaultPolicy(), place: (fault) => fault };
}

/** The names of further files that a policy text asks for; none where it cannot be parsed. */
export function namedFiles(policy: SourceText): { readonly clients?: string; readonly gitleaks?: string } {
  const parsed = parsePlacedPolicy(policy.text, policy.file);
  if (!parsed.ok) return {};
  const { clients, secrets } = parsed.value.document;
  return {
    ...(typeof clients === 'string' ? { clients } : {}),
    ...(secrets.gitleaks === undefined ? {} : { gitleaks: secrets.gitleaks }),
  };
}
