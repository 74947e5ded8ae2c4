import type { Fault } from '../../../domain/fault.js';
import type { CompiledParts, CompileInput } from '../compile-input.js';
import { lintClients } from './lint-clients.js';
import { lintProfile } from './lint-profile.js';
import { lintRules } from './lint-rules.js';

/** What in a policy that works is probably not meant, each at its place. */
export function lintPolicy(input: CompileInput, parts: CompiledParts): readonly Fault[] {
  const { document, clients, today } = input;
  return [
    ...(document.mode === 'observe' ? [{ message: 'observe: nothing is denied or redacted', path: ['mode'] }] : []),
    ...Object.entries(document.profiles).flatMap(([name, profile]) => lintProfile(name, profile, parts.catalogue)),
    ...lintClients(document, clients, today),
    ...lintRules(document.secrets.rules),
  ];
}
