import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { noTrace } from '../../../src/domain/trace.js';
import { judgeCompletion } from '../../../src/rules/tools/judge-completion.js';
import { judgePrompt } from '../../../src/rules/tools/judge-prompt.js';
import { judgeResourceRead } from '../../../src/rules/tools/judge-resource-read.js';
import { credentialsPolicy } from './call-policies.js';

describe('judgeResourceRead', () => {
  it.each<[string, JsonValue]>([
    ['a file URI', 'file:///home/dev/app/.env'],
    ['an encoded file URI', 'file://documents/..%2F..%2F.ssh%2Fid_rsa'],
    ['a scheme of its own', 'repo://app/config/.env'],
    ['a query', 'file:///home/dev/app/.env?raw=1#L1'],
    ['a bare path', '/home/dev/.ssh/id_rsa'],
    ['a list', ['file:///a', 'file:///home/dev/.ssh/id_rsa']],
    ['an object', { uri: { deep: '/home/dev/.ssh/id_rsa' } }],
  ])('denies %s', (_why, uri) => {
    const denial = judgeResourceRead({ uri }, credentialsPolicy, noTrace);
    expect(denial).toMatchObject({ code: 'path-denied', at: '/uri' });
  });

  it.each(['file:///home/dev/app/README.md', 'demo://resource/static/document/1', 'screenshot://page', ''])(
    'allows %s',
    (uri) => {
      expect(judgeResourceRead({ uri }, credentialsPolicy, noTrace)).toBeUndefined();
    },
  );
});

describe('judgePrompt', () => {
  const judge = (args: JsonValue, unknownTools: 'inspect' | 'deny' | 'pass') =>
    judgePrompt({ service: 's', name: 'review', args }, { ...credentialsPolicy, unknownTools }, noTrace);

  it('inspects the arguments', () => {
    expect(judge({ file: '.env' }, 'inspect')).toMatchObject({ code: 'path-denied', at: '/file' });
    expect(judge({ file: '.env' }, 'deny')?.code).toBe('path-denied');
  });

  it('refuses no prompt for being unknown', () => {
    expect(judge({ topic: '.env', text: 'about .env' }, 'deny')).toBeUndefined();
  });

  it('looks at nothing where unknown tools pass', () => {
    expect(judge({ file: '.env' }, 'pass')).toBeUndefined();
  });
});

describe('judgeCompletion', () => {
  const judge = (params: JsonValue) => judgeCompletion({ service: 's', params }, credentialsPolicy, noTrace)?.code;
  const argument = { name: 'path', value: '/home/dev/.ssh/' };

  it('denies a value, a context argument and a filled template', () => {
    expect(judge({ ref: { type: 'ref/prompt', name: 'p' }, argument })).toBe('path-denied');
    const context = { arguments: { dir: '/home/dev/.ssh' } };
    expect(judge({ ref: { type: 'ref/prompt', name: 'p' }, argument: { name: 'a', value: 'x' }, context })).toBe(
      'path-denied',
    );
    const filled = { name: 'q', value: 'credentials' };
    expect(judge({ ref: { type: 'ref/resource', uri: 'file:///{q}' }, argument: filled })).toBe('path-denied');
  });

  it('allows the rest', () => {
    expect(
      judge({ ref: { type: 'ref/resource', uri: 'file:///{+q}' }, argument: { name: 'q', value: 'src' } }),
    ).toBeUndefined();
    expect(judge('odd')).toBeUndefined();
    expect(judge({ ref: 1, argument: [] })).toBeUndefined();
  });
});
