import type { LinkResolver } from '../../domain/ports.js';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';
import { createLinkResolver } from './link-resolver.js';

/** Link resolvers of the policy's services that share a disk with this process, by service name. */
export function linkResolvers(policy: CompiledPolicy): (service: string) => LinkResolver | undefined {
  const rules = [...policy.profiles.values()].map((profile) => profile.paths);
  const resolvers = new Map<string, LinkResolver>();
  for (const [service, { root, sharedDisk }] of policy.services) {
    if (sharedDisk && root !== undefined) resolvers.set(service, createLinkResolver({ root, rules }));
  }
  return (service) => resolvers.get(service);
}
