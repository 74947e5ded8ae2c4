import { describe, expect, it } from 'vitest';
import { packagedServices } from '../../../src/rules/tools/packaged.js';
import { FIELD_KINDS, type ServiceCatalogue, type ToolEntry } from '../../../src/rules/tools/types.js';
import { judge } from './call-policies.js';

const entries: readonly (readonly [ServiceCatalogue, ToolEntry])[] = packagedServices.flatMap((service) =>
  service.tools.map((tool) => [service, tool] as const),
);
const withDenial = entries.filter(([, tool]) => tool.example.deny !== undefined);

describe('packaged catalogue', () => {
  it('covers the packages people run', () => {
    expect(packagedServices.length).toBeGreaterThanOrEqual(51);
    expect(entries.length).toBeGreaterThanOrEqual(420);
  });

  it('names each service once, with a source', () => {
    expect(new Set(packagedServices.map(({ service }) => service)).size).toBe(packagedServices.length);
    expect(packagedServices.filter(({ source }) => source.trim() === '')).toEqual([]);
  });

  it('names each tool of a service once', () => {
    for (const { service, tools } of packagedServices) {
      expect(new Set(tools.map(({ name }) => name)).size, service).toBe(tools.length);
    }
  });

  it('has a call to deny for every tool with a field that can name a file', () => {
    const without = entries
      .filter(([, tool]) => tool.example.deny === undefined)
      .filter(([, tool]) => Object.values(tool.fields).some((kind) => kind !== 'text' && kind !== 'exclude'));
    expect(without.map(([service, tool]) => `${service.service}/${tool.name}`)).toEqual([]);
  });

  it.each(withDenial.map(([service, tool]) => [`${service.service}/${tool.name}`, service, tool] as const))(
    'denies the example of %s',
    (_name, service, tool) => {
      expect(judge(service.service, tool.name, tool.example.deny)?.code).toBe('path-denied');
    },
  );

  it.each(entries.map(([service, tool]) => [`${service.service}/${tool.name}`, service, tool] as const))(
    'allows the example of %s',
    (_name, service, tool) => {
      expect(judge(service.service, tool.name, tool.example.allow)).toBeUndefined();
    },
  );

  it('denies the examples of all tools by name alone, behind an unknown service', () => {
    const passed = withDenial.filter(([, tool]) => judge('upstream', tool.name, tool.example.deny) === undefined);
    expect(passed.map(([service, tool]) => `${service.service}/${tool.name}`)).toEqual([]);
  });

  it('maps each field to a known kind', () => {
    const kinds = new Set(entries.flatMap(([, tool]) => Object.values(tool.fields)));
    expect([...kinds].filter((kind) => !FIELD_KINDS.includes(kind))).toEqual([]);
  });
});
