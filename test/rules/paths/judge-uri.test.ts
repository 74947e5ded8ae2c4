import { describe, expect, it } from 'vitest';
import { judgeUri } from '../../../src/rules/paths/judge-path.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();

describe('judgeUri', () => {
  it.each([
    '.env',
    'file:///home/dev/app/%2e%65nv',
    'file://documents/..%2F..%2F.ssh%2Fid_rsa',
    'file:///home/dev/app/.env?raw=1#L1',
    'FILE:/x/.env',
    'file:.env',
    'obsidian://open?vault=a&file=.env',
    'obsidian://open?vault=a&file=%2Fhome%2Fdev%2F.env',
    'repo://acme/app/.git/config',
    'git://app/HEAD:.env',
    's3://bucket/.env',
    'sftp://host/home/dev/.ssh/id_rsa',
    'view-source:file:///x/.env',
    'jar:file:///a.jar!/.env',
    'memo:///%2525252eenv',
    'http://localhost:3000/.env',
    'http://127.0.0.1:5173/@fs/home/dev/.env',
    'http://[::1]/.git/config',
    'https://example.com/a/../../.env',
    'https://vscode.dev/?folder=/home/dev/.ssh',
    'https://viewer.example/?u=file:///home/dev/.env',
    'https://viewer.example/?u=file%3A%2F%2F%2Fhome%2Fdev%2F.env',
    'https://viewer.example/#C:%5CUsers%5Cdev%5C.netrc',
  ])('denies %s', (uri) => {
    expect(judgeUri(rules, uri).kind).toBe('deny');
  });

  it.each([
    'https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-files.html#cli-configure-files-credentials',
    'https://example.com/guides/credentials',
    'https://github.com/search?q=.env',
    'https://github.com/acme/app.git',
    'http://localhost:3000/api/credentials',
    'https://example.com/?next=/dashboard',
    'data:text/plain;base64,LmVudg==',
    `data:image/png;base64,${'A'.repeat(10_000)}`,
    'mailto:dev@example.com',
    'memo://notes/1',
    'test://static/resource/1',
    'postgres://db/orders/schema',
    'file:///home/dev/app/.env.example?raw=1',
    'file:///home/dev/app/README.md#env',
  ])('lets %s pass', (uri) => {
    expect(judgeUri(rules, uri)).toEqual({ kind: 'allow' });
  });

  it('joins a relative uri with its root', () => {
    expect(judgeUri(rules, 'config.json', { root: '/home/dev/.docker' }).kind).toBe('deny');
  });

  it.each(['file:///a%00b', `file:///${'a'.repeat(5000)}`])('calls %# malformed', (uri) => {
    expect(judgeUri(rules, uri).kind).toBe('malformed');
  });
});
