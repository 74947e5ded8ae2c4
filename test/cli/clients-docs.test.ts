import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { registerPreflight } from '../../src/cli/commands/preflight.js';
import { denialCodes } from '../../src/hooks/denial-answer.js';
import { parseClients } from '../../src/rules/policy/clients.js';
import { buildFaults } from '../helpers/policies.js';
import { runVerb } from '../helpers/run-verb.js';

const page = readFileSync('docs/identity.md', 'utf8');
const blocks = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const gateways = blocks.filter((text) => text.startsWith('mcp:'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-docs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the examples of the identity page', () => {
  test('there are three gateways, a policy and a clients file', () => {
    expect(gateways).toHaveLength(3);
    expect(blocks).toHaveLength(5);
  });

  test.each(gateways.map((text) => [Object.keys(parse(text).mcp.policies).join('+'), text] as const))(
    'preflight finds nothing wrong with %s',
    async (name, text) => {
      const file = join(folder, `${name}.yaml`);
      writeFileSync(file, text);
      const { status, out } = await runVerb(registerPreflight, ['preflight', file, '--json'], { ALICE_KEY: 'k' });
      const { findings } = JSON.parse(out);
      expect([status, findings.filter(({ level }: { level: string }) => level !== 'info')]).toEqual([0, []]);
    },
  );

  test('the policy and the clients file are read', () => {
    const policy = blocks.find((text) => text.startsWith('version:')) ?? '';
    const clients = blocks.find((text) => text.startsWith('clients:')) ?? '';
    expect(parseClients(clients, 'clients.yaml').ok).toBe(true);
    expect(buildFaults(policy, { clients: { file: 'clients.yaml', text: clients } })).toEqual([]);
  });

  test('every code in backticks that looks like a denial is one', () => {
    for (const [, code = ''] of page.matchAll(/`((?:client|credential|store|rate)-[a-z]+)`/g))
      expect(denialCodes).toContain(code);
  });
});
