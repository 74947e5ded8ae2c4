import type { JsonObject, JsonValue } from '../../../domain/json/types.js';
import type { Digests } from '../../../domain/ports.js';
import { plainJson } from '../canonical.js';
import type { CompiledParts, CompileInput } from '../compile-input.js';
import { describeCatalogue } from './describe-catalogue.js';
import { describeClients } from './describe-clients.js';
import { describeProfile } from './describe-profile.js';
import { describeSecrets } from './describe-secrets.js';

type Disabled = CompileInput['document']['secrets']['disable'];

/**
 * The policy as it works: presets expanded, defaults filled in, tables named by digest. Holds everything that can change a
 * decision, so that its digest is the policy's fingerprint; holds no token, digest of a token or allowed value.
 */
export function describeEffective(
  input: CompileInput,
  parts: CompiledParts,
  disabled: Disabled,
  digests: Pick<Digests, 'sha256'>,
): JsonObject {
  const { document } = input;
  const profiles = Object.entries(document.profiles).flatMap(([name, written]): [string, JsonValue][] => {
    const profile = parts.profiles.get(name);
    return profile === undefined ? [] : [[name, describeProfile(profile, written)]];
  });
  return {
    version: document.version,
    mode: document.mode,
    unknownClient: plainJson(document.unknownClient),
    profiles: Object.fromEntries(profiles),
    clients: describeClients(input.clients, digests),
    services: plainJson(document.services),
    tools: describeCatalogue(parts.catalogue, document.tools, digests),
    secrets: describeSecrets(input, parts.scanner, disabled, digests),
    limits: plainJson(document.limits),
    audit: plainJson(document.audit),
  };
}
