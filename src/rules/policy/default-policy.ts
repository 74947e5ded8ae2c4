import type { PolicyDocument, ProfileDocument } from './document.js';

/**
 * The policy in force where no file is given: what the schema makes of an empty map, written out. A verb that runs without a
 * file must not wait for the parsers of files; the tests hold both equal.
 */
export function defaultPolicy(): PolicyDocument {
  return {
    version: 1,
    mode: 'enforce',
    unknownClient: { profile: 'default' },
    clients: [],
    profiles: { default: defaultProfile() },
    services: {},
    tools: {},
    secrets: { presets: ['default'], disable: [], rules: [], allow: [], marker: 'plain' },
    limits: { maxMessageBytes: 64 * 1024 * 1024, maxDepth: 200, maxNodes: 200_000, onStoreFailure: 'local' },
    audit: { saltEnv: 'EXTMCP_GUARD_AUDIT_SALT', onFailure: 'deny' },
  };
}

/** The profile of an empty entry: every value at its default. */
export function defaultProfile(): ProfileDocument {
  return {
    tools: { allow: ['*'], deny: [] },
    unknownTools: 'inspect',
    paths: { deny: ['preset:credentials'], allow: [] },
    arguments: { secrets: 'pass', except: {} },
    response: {
      envelope: 'spec',
      allowKeys: {},
      meta: 'keep',
      secrets: 'redact',
      machineFacts: 'off',
      listings: 'keep',
    },
  };
}
