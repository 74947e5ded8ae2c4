import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
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

  const WRAPS: readonly (readonly [string, (value: JsonValue) => JsonValue])[] = [
    ['in an array', (value) => [value]],
    ['in an object', (value) => ({ nested: value })],
    ['as JSON text', (value) => JSON.stringify(value)],
    ['as JSON text in an array of arrays', (value) => [[JSON.stringify([value])]]],
  ];

  it.each(WRAPS)('denies the examples with every path %s', (_how, wrap) => {
    const passed = withDenial.filter(([service, tool]) => {
      const args = Object.entries(tool.example.deny ?? {}).map(([field, value]) => {
        const kind = tool.fields[field];
        return [field, kind === 'path' || kind === 'paths' || kind === 'uri' ? wrap(value) : value] as const;
      });
      return judge(service.service, tool.name, Object.fromEntries(args)) === undefined;
    });
    expect(passed.map(([service, tool]) => `${service.service}/${tool.name}`)).toEqual([]);
  });

  it('denies the examples below another object, with names in capitals and dashes', () => {
    const passed = withDenial.filter(([service, tool]) => {
      const entries = Object.entries(tool.example.deny ?? {});
      const renamed = entries.map(([field, value]) => [field.toUpperCase().replaceAll('_', '-'), value] as const);
      return judge(service.service, tool.name, { options: [Object.fromEntries(renamed)] }) === undefined;
    });
    expect(passed.map(([service, tool]) => `${service.service}/${tool.name}`)).toEqual([]);
  });

  it('maps each field to a known kind', () => {
    const kinds = new Set(entries.flatMap(([, tool]) => Object.values(tool.fields)));
    expect([...kinds].filter((kind) => !FIELD_KINDS.includes(kind))).toEqual([]);
  });
});
