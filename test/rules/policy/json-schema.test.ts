import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { policyJsonSchema } from '../../../src/rules/policy/json-schema.js';
import { parsePolicy } from '../../../src/rules/policy/parse.js';

const validate = new Ajv2020({ strict: false, formats: { date: true } }).compile(policyJsonSchema());

describe('the published schema and the program agree', () => {
  const good: readonly string[] = [
    '{}',
    'version: 1\nmode: observe\nunknownClient: deny\nclients: ./clients.yaml',
    'clients: [{id: a, metadata: {sub: x}, profile: default, rate: {limit: 1, window: 1s}}]',
    'profiles: {a: {tools: {allow: ["*"]}, unknownTools: deny, rate: [{limit: 1, window: 1s}]}}',
    'services: {fs: {root: /srv, sharedDisk: true}}\ntools: {fs: {read_blob: {file: path}}}',
    'secrets: {presets: [default], disable: [{rule: x, reason: y, expires: 2027-01-01}], marker: numbered}',
    'limits: {maxMessageBytes: 64MiB, maxDepth: 100, onStoreFailure: deny}\naudit: {onFailure: pass}',
  ];
  test.each(good)('both take %j', (text) => {
    expect(validate(parse(text))).toBe(true);
    expect(parsePolicy(text, 'p').ok).toBe(true);
  });

  const bad: readonly string[] = [
    'version: 2',
    'mod: observe',
    'mode: on',
    'unknownClient: allow',
    'clients: [{token: x}]',
    'profiles: {a: {tools: {alow: []}}}',
    'tools: {fs: {read_blob: {file: filename}}}',
    'limits: {maxDepth: deep}',
    'secrets: {disable: [x]}',
  ];
  test.each(bad)('both refuse %j', (text) => {
    expect(validate(parse(text))).toBe(false);
    expect(parsePolicy(text, 'p').ok).toBe(false);
  });
});
