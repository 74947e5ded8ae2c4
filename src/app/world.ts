import { linkResolvers } from '../adapters/links/link-resolvers.js';
import type { RequestWorld } from '../decisions/decide-request.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import { noLearnedSchemas } from '../rules/tools/learn.js';

/** The world as one decision needs it: links of shared disks, nothing learned. */
export function createWorld(policy: CompiledPolicy): RequestWorld {
  return { links: linkResolvers(policy), learned: () => noLearnedSchemas };
}
