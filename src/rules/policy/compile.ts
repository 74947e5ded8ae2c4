import type { Fault } from '../../domain/fault.js';
import { lazy } from '../../domain/lazy.js';
import type { Digests } from '../../domain/ports.js';
import { err, ok, type Result } from '../../domain/result.js';
import { compileCatalogue } from '../tools/compile-catalogue.js';
import type { CompileInput } from './compile-input.js';
import { compileProfile, createPathCompiler, under } from './compile-profile.js';
import { compileSecrets } from './compile-secrets.js';
import type { CompiledPolicy, CompiledProfile, ServiceFacts } from './compiled.js';
import type { PolicyDocument } from './document.js';
import { describeEffective } from './effective/describe.js';
import { fingerprintOf } from './fingerprint.js';
import { lintPolicy } from './lint/lint.js';
import { referenceFaults } from './references.js';

/**
 * Makes a policy ready to decide with. Everything that cannot work is a fault, all of them together, at its path in the
 * document (`['clients', index, …]` for an entry, wherever it stands). The policy's own examples are run.
 */
export function compilePolicy(
  input: CompileInput,
  digests: Pick<Digests, 'sha256'>,
): Result<CompiledPolicy, readonly Fault[]> {
  const { document, clients } = input;
  const profiles = compileProfiles(document);
  const catalogue = compileCatalogue(document.tools);
  const secrets = compileSecrets(document.secrets, input.gitleaks, input.today);
  const faults = [
    ...referenceFaults(document, clients),
    ...(profiles.ok ? [] : profiles.error),
    ...(catalogue.ok ? [] : under(['tools'], catalogue.error)),
    ...(secrets.ok ? [] : under(['secrets'], secrets.error)),
  ];
  if (faults.length > 0 || !profiles.ok || !catalogue.ok || !secrets.ok) return err(faults);
  const parts = { profiles: profiles.value, catalogue: catalogue.value, scanner: secrets.value.scanner };
  const { disabled } = secrets.value;
  const effective = lazy(() => describeEffective(input, parts, disabled, digests));
  const fingerprint = lazy(() => fingerprintOf(effective(), digests));
  return ok({
    get fingerprint() {
      return fingerprint();
    },
    get effective() {
      return effective();
    },
    mode: document.mode,
    unknownClient: unknownClient(document),
    ...parts,
    clients,
    services: services(document),
    secrets: { marker: document.secrets.marker },
    limits: document.limits,
    audit: document.audit,
    warnings: [...secrets.value.warnings, ...lintPolicy(input, parts)],
  });
}

function compileProfiles(document: PolicyDocument): Result<ReadonlyMap<string, CompiledProfile>, readonly Fault[]> {
  const profiles = new Map<string, CompiledProfile>();
  const compilePaths = createPathCompiler();
  const faults: Fault[] = [];
  for (const [name, profile] of Object.entries(document.profiles)) {
    const compiled = compileProfile(name, profile, document.mode, compilePaths);
    if (compiled.ok) profiles.set(name, compiled.value);
    else faults.push(...compiled.error);
  }
  return faults.length > 0 ? err(faults) : ok(profiles);
}

function unknownClient(document: PolicyDocument): CompiledPolicy['unknownClient'] {
  const unknown = document.unknownClient;
  return unknown === 'deny' ? { kind: 'deny' } : { kind: 'profile', name: unknown.profile };
}

function services(document: PolicyDocument): ReadonlyMap<string, ServiceFacts> {
  return new Map(
    Object.entries(document.services).map(([name, { root, ...service }]) => [
      name,
      root === undefined ? service : { root, ...service },
    ]),
  );
}
