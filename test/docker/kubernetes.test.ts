import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildFaults, warnings } from '../helpers/policies.js';

const MANIFESTS = 'docker/kubernetes';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-k8s-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(manifests: string): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/k8s-check.mjs', manifests], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

describe('the manifests', () => {
  test('are what the Kubernetes API takes', () => {
    expect(check(MANIFESTS)).toEqual({ status: 0, text: expect.stringContaining(' 0 problems') });
  });

  const mistakes: readonly [what: string, file: string, from: string, to: string, problem: string][] = [
    [
      'an unknown field',
      'deployment.yaml',
      'readOnlyRootFilesystem:',
      'readonlyRootFilesystem:',
      '\'"readonlyRootFilesystem"\' does not exist',
    ],
    ['a wrong type', 'service.yaml', 'port: 9001', 'port: grpc', 'spec/ports/0/port must be integer'],
    ['a missing field', 'horizontal-pod-autoscaler.yaml', '  maxReplicas: 6\n', '', 'required property maxReplicas'],
    ['an unknown kind', 'service.yaml', 'kind: Service', 'kind: Servise', 'no such kind in v1'],
    ['an old version', 'pod-disruption-budget.yaml', 'policy/v1', 'policy/v1beta2', 'no such kind in policy/v1beta2'],
    [
      'a dangling name',
      'deployment.yaml',
      'configMap: { name: extmcp-guard-policy }',
      'configMap: { name: other }',
      'there is no ConfigMap other',
    ],
    [
      'a policy on nothing',
      'guardrail-policies.yaml',
      'name: mcp-servers',
      'name: servers',
      'there is no AgentgatewayBackend servers',
    ],
    ['an unlisted file', 'kustomization.yaml', '- service.yaml\n', '', 'service.yaml is not listed'],
    ['broken YAML', 'service.yaml', 'spec:', 'spec: [', 'service.yaml: '],
  ];
  test.each(mistakes)('are refused with %s', (_what, file, from, to, problem) => {
    const copy = join(folder, 'manifests');
    rmSync(copy, { recursive: true, force: true });
    cpSync(MANIFESTS, copy, { recursive: true });
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(copy, file), text.replace(from, to));
    const { status, text: said } = check(copy);
    expect(said).toContain(problem);
    expect(status).toBe(1);
  });

  test('give the guard more time to stop than it takes', () => {
    const { spec } = parse(readFileSync(join(MANIFESTS, 'deployment.yaml'), 'utf8')).spec.template;
    const [container] = spec.containers;
    const delay = container.env.find(({ name }: { name: string }) => name === 'EXTMCP_GUARD_DRAIN_DELAY').value;
    expect(delay).toMatch(/^\d+s$/);
    // The delay, then the hard stop of the program itself.
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(Number.parseInt(delay, 10) + 12);
  });
});

describe('the policies that the examples carry', () => {
  const embedded = parse(readFileSync(join(MANIFESTS, 'configmap.yaml'), 'utf8')).data['policy.yaml'];
  test.each([
    ['configmap.yaml', embedded],
    ['docker/policy/policy.yaml', readFileSync('docker/policy/policy.yaml', 'utf8')],
  ])('%s compiles without a warning', (_file, text) => {
    expect(buildFaults(text)).toEqual([]);
    expect(warnings(text)).toEqual([]);
  });
});
