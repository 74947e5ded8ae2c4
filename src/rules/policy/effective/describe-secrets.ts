import type { JsonObject, JsonValue } from '../../../domain/json/types.js';
import type { Digests } from '../../../domain/ports.js';
import { SECRET_CATALOGUE } from '../../secrets/catalogue.js';
import type { SecretRule, SecretScanner } from '../../secrets/types.js';
import { plainJson } from '../canonical.js';
import type { CompileInput } from '../compile-input.js';
import { fingerprintOf } from '../fingerprint.js';

/** The rules in force by id, and digests of what they are made of. Allowed values are counted, never shown. */
export function describeSecrets(
  input: CompileInput,
  scanner: SecretScanner,
  disabled: CompileInput['document']['secrets']['disable'],
  digests: Pick<Digests, 'sha256'>,
): JsonObject {
  const { secrets } = input.document;
  const enabled = scanner.rules.filter((rule) => rule.enabled);
  return {
    presets: [...secrets.presets],
    rules: enabled.map((rule) => rule.id).sort(),
    catalogue: catalogueDigest(new Set(enabled.map((rule) => rule.id)), digests),
    disabled: plainJson(disabled),
    custom: secrets.rules.map(({ id, pattern, keywords, group }) => plainJson({ id, pattern, keywords, group })),
    ...(input.gitleaks === undefined ? {} : { gitleaks: digests.sha256(input.gitleaks.text) }),
    allow: { count: secrets.allow.length, digest: fingerprintOf([...secrets.allow].sort(), digests) },
    marker: secrets.marker,
  };
}

/** Over what decides whether a rule of the catalogue matches: a changed pattern is another policy. */
function catalogueDigest(enabled: ReadonlySet<string>, digests: Pick<Digests, 'sha256'>): string {
  const rules = SECRET_CATALOGUE.filter((rule) => enabled.has(rule.id)).map(whatMatches);
  return fingerprintOf(rules, digests);
}

function whatMatches({ id, source, keywords, left, right, onInvalid, near }: SecretRule): JsonValue {
  return plainJson({ id, source, keywords, left, right, onInvalid, near });
}
