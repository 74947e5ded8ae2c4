import { describe, expect, it } from 'vitest';
import { lookupTool } from '../../../src/rules/tools/lookup-tool.js';
import { credentialsPolicy, policyWith } from './call-policies.js';

const { catalogue } = credentialsPolicy;

describe('lookupTool', () => {
  it.each([
    ['filesystem', 'read_file', 'service'],
    ['@modelcontextprotocol/server-filesystem', 'read_file', 'service'],
    ['filesystem-mcp', 'readFile', 'service'],
    ['filesystem', 'filesystem_read_file', 'service'],
    ['filesystem', 'mcp__filesystem__read_file', 'service'],
    ['gateway', 'filesystem_read_file', 'service'],
    ['upstream', 'read_file', 'tool-name'],
    ['upstream', 'mcp__whatever__read_file', 'tool-name'],
    ['upstream', 'whatever-read_file', 'tool-name'],
    ['upstream', 'whatever_read_file', 'tool-name'],
    ['upstream', 'whatever.read_file', 'tool-name'],
    ['upstream', 'whatever/read_file', 'tool-name'],
    ['upstream', 'whatever:read_file', 'tool-name'],
    ['upstream', 'whatever.search', 'tool-name'],
    ['upstream', 'web_search', 'unknown'],
    ['upstream', 'no_such_thing', 'unknown'],
    ['upstream', '', 'unknown'],
    ['upstream', '__proto__', 'unknown'],
  ])('finds %s %s by %s', (service, tool, how) => {
    expect(lookupTool(catalogue, service, tool).how).toBe(how);
  });

  it('judges the fields of every package that uses a name', () => {
    const found = lookupTool(catalogue, 'upstream', 'read_file');
    const fields = found.how === 'unknown' ? [] : [...found.tool.fields.keys()];
    expect(fields).toEqual(expect.arrayContaining(['path', 'filepath', 'relativepath']));
  });

  it('knows the tools that a policy adds, under the service it adds them to', () => {
    const added = policyWith({ blobs: { fetch_blob: { 'items[].where': 'path' } } }).catalogue;
    expect(lookupTool(added, 'blobs', 'fetch_blob').how).toBe('service');
    expect(lookupTool(added, 'blobs', 'read_file').how).toBe('tool-name');
  });
});
