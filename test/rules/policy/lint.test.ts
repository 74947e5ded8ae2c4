import { describe, expect, test } from 'vitest';
import { warnings } from '../../helpers/policies.js';

const profile = (text: string) => `unknownClient: {profile: a}\nprofiles:\n  a: ${text}`;

describe('what is probably not meant', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['mode: observe', 'p.yaml:1:7: mode: observe: nothing is denied or redacted'],
    [profile('{mode: observe}'), 'p.yaml:3:13: profiles.a.mode: observe: nothing is denied or redacted'],
    [profile('{paths: {deny: []}}'), 'p.yaml:3:21: profiles.a.paths.deny: no path is denied'],
    [profile('{paths: {deny: [x, x]}}'), 'p.yaml:3:25: profiles.a.paths.deny.1: stands twice in this list'],
    [
      profile('{paths: {deny: ["preset:credentials", .env]}}'),
      "p.yaml:3:44: profiles.a.paths.deny.1: shadowed: entry 'dotenv' of a preset denies it already",
    ],
    [
      profile('{paths: {allow: [docs/x.txt]}}'),
      'p.yaml:3:23: profiles.a.paths.allow.0: nothing denies this path: the exception has no effect',
    ],
    [profile('{tools: {allow: []}}'), 'p.yaml:3:22: profiles.a.tools.allow: no tool can be called'],
    [
      profile('{tools: {deny: ["*"]}}'),
      "p.yaml:3:21: profiles.a.tools.deny: '*' denies every tool: nothing in allow has an effect",
    ],
    [
      profile('{tools: {allow: ["*", fs/x]}}'),
      'p.yaml:3:28: profiles.a.tools.allow.1: shadowed: another glob of this list allows every tool',
    ],
    [
      profile('{tools: {allow: [fs/x], deny: [fs/x]}}'),
      'p.yaml:3:23: profiles.a.tools.allow.0: shadowed: deny has the same glob, and deny wins',
    ],
    [
      profile('{tools: {deny: [write_fiel]}}'),
      "p.yaml:3:22: profiles.a.tools.deny.0: unknown tool, did you mean 'write_file'?",
    ],
    [
      profile('{tools: {deny: [filesystem/frobnicate_all]}}'),
      'p.yaml:3:22: profiles.a.tools.deny.0: unknown tool of a service whose tools are known',
    ],
    [
      profile('{response: {allowKeys: {tool/call: [x]}}}'),
      "p.yaml:3:41: profiles.a.response.allowKeys.tool/call: unknown method, did you mean 'tools/call'?",
    ],
    [
      profile('{response: {allowKeys: {tools/call: [content]}}}'),
      'p.yaml:3:43: profiles.a.response.allowKeys.tools/call.0: the specification has this key already',
    ],
    [
      profile('{response: {secrets: off}}'),
      'p.yaml:3:27: profiles.a.response.secrets: results are not scanned for secrets',
    ],
    ['profiles: {spare: {}}', "p.yaml:1:19: profiles.spare: no client has the profile 'spare'"],
    ['clients: [{id: a}]', "p.yaml:1:11: clients.0: client 'a' has no profile: it gets 'default'"],
    [
      'clients: [{id: a, profile: default, expires: 2027-02-28}]',
      "p.yaml:1:46: clients.0.expires: client 'a' has expired: it is treated as revoked",
    ],
    [
      'secrets: {disable: [{rule: github-pat, reason: r, expires: 2027-02-28}]}',
      "p.yaml:1:60: secrets.disable.0.expires: the exception for 'github-pat' ended on 2027-02-28: the rule applies again",
    ],
    [
      'secrets: {rules: [{id: x, pattern: "acme_[a-z]{9}"}]}',
      "p.yaml:1:19: secrets.rules.0: rule 'x' has no example that it must find",
    ],
  ];
  test.each(rows)('%j', (text, warning) => {
    expect(warnings(text)).toEqual([warning]);
  });
});

describe('what is fine', () => {
  const rows: readonly string[] = [
    '{}',
    profile('{tools: {deny: [my-server/my_tool, "write_*"]}}'),
    profile('{paths: {allow: [.env, "docs/**"]}}'),
    'clients: [{id: a, profile: default, expires: 2027-03-01}]',
    'secrets: {disable: [{rule: github-pat, reason: r, expires: 2027-03-01}]}',
  ];
  test.each(rows)('%j', (text) => {
    expect(warnings(text)).toEqual([]);
  });
});
