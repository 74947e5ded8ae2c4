import { isJsonObject, type JsonValue } from '../domain/json/types.js';

const MANAGED_KEYS = ['allowedMcpServers', 'deniedMcpServers', 'allowManagedMcpServersOnly'];
/** Keys at the top of a gateway's file that no policy has (`services` is in both). */
const GATEWAY_KEYS = [
  'mcp',
  'binds',
  'gateways',
  'backends',
  'routes',
  'routeGroups',
  'frontendPolicies',
  'policies',
  'config',
  'llm',
];

/** Which kind of file a value is, by its keys at the top. What is neither of the others is read as a policy. */
export function recogniseKind(value: JsonValue): 'managed' | 'gateway' | 'policy' {
  if (!isJsonObject(value)) return 'policy';
  if (MANAGED_KEYS.some((key) => Object.hasOwn(value, key))) return 'managed';
  return GATEWAY_KEYS.some((key) => Object.hasOwn(value, key)) ? 'gateway' : 'policy';
}
