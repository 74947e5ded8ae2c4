import { chmodSync, linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLinkResolver, type LinkResolverOptions } from '../../../src/adapters/links/link-resolver.js';
import type { LinkResolver } from '../../../src/domain/ports.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();
let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'links-')));
  for (const directory of ['.ssh', 'src', 'node_modules/pkg', 'locked'])
    mkdirSync(join(root, directory), { recursive: true });
  for (const file of ['.env', '.ssh/config', 'notes.txt', 'src/app.ts', 'node_modules/pkg/test.pem'])
    writeFileSync(join(root, file), 'x');
});

afterEach(() => {
  chmodSync(join(root, 'locked'), 0o700);
  rmSync(root, { recursive: true, force: true });
});

function resolver(options: Partial<LinkResolverOptions> = {}): LinkResolver {
  return createLinkResolver({ root, rules: [rules], ...options });
}

describe('symbolic links', () => {
  it.each(['notes.txt', 'src', 'src/', 'src/app.ts', 'src/new.ts', 'missing/deep/file.ts', 'src/./app.ts', ''])(
    '%j is plain',
    (path) => {
      expect(resolver().resolve(join(root, path))).toEqual({ kind: 'plain' });
    },
  );

  it('leads to its target', () => {
    symlinkSync('.env', join(root, 'readme.md'));
    expect(resolver().resolve(join(root, 'readme.md'))).toEqual({ kind: 'resolved', path: join(root, '.env') });
  });

  it('is followed in the middle of a path, also before a file that does not exist', () => {
    symlinkSync('.ssh', join(root, 'docs'));
    expect(resolver().resolve(join(root, 'docs/config'))).toEqual({
      kind: 'resolved',
      path: join(root, '.ssh/config'),
    });
    expect(resolver().resolve(join(root, 'docs/new_key'))).toEqual({
      kind: 'resolved',
      path: join(root, '.ssh/new_key'),
    });
  });

  it('is followed when its target does not exist: writing would create it', () => {
    symlinkSync('.env.local', join(root, 'draft.txt'));
    symlinkSync('draft.txt', join(root, 'second.txt'));
    expect(resolver().resolve(join(root, 'second.txt'))).toEqual({ kind: 'resolved', path: join(root, '.env.local') });
  });

  it('follows ".." behind a link as the system does', () => {
    mkdirSync(join(root, 'a/b'), { recursive: true });
    symlinkSync('a/b', join(root, 'link'));
    expect(resolver().resolve(`${root}/link/../c`)).toEqual({ kind: 'resolved', path: join(root, 'a/c') });
  });

  it('resolves a root that is itself a link', () => {
    const alias = `${root}-alias`;
    symlinkSync(root, alias);
    try {
      expect(resolver({ root: alias }).resolve(join(alias, 'notes.txt'))).toEqual({
        kind: 'resolved',
        path: join(root, 'notes.txt'),
      });
    } finally {
      rmSync(alias);
    }
  });

  it('fails on loops, of links and of missing targets', () => {
    symlinkSync('b', join(root, 'a'));
    symlinkSync('a', join(root, 'b'));
    expect(resolver().resolve(join(root, 'a'))).toEqual({ kind: 'unknown', why: 'leads through too many links' });
  });

  it('takes a file as a directory for a missing path', () => {
    expect(resolver().resolve(join(root, 'notes.txt/x'))).toEqual({ kind: 'plain' });
  });

  it.skipIf(process.getuid?.() === 0)('fails where it may not look', () => {
    chmodSync(join(root, 'locked'), 0o000);
    expect(resolver().resolve(join(root, 'locked/file')).kind).toBe('unknown');
  });

  it.each([`/${'a'.repeat(300)}`, '/a\0b'])('fails on a name that no disk has (%#)', (path) => {
    expect(resolver().resolve(path).kind).toBe('unknown');
  });
});

describe('hard links', () => {
  it('to a denied file are denied by its entry', () => {
    linkSync(join(root, '.env'), join(root, 'hard.txt'));
    expect(resolver().resolve(join(root, 'hard.txt'))).toEqual({ kind: 'hard-link', entry: 'dotenv', pattern: '.env' });
  });

  it('are seen through a symbolic link, and below a denied directory', () => {
    linkSync(join(root, '.ssh/config'), join(root, 'src/config.txt'));
    symlinkSync('src/config.txt', join(root, 'link.txt'));
    expect(resolver().resolve(join(root, 'link.txt'))).toMatchObject({ kind: 'hard-link', entry: 'ssh-directory' });
  });

  it('between ordinary files are plain', () => {
    linkSync(join(root, 'notes.txt'), join(root, 'copy.txt'));
    expect(resolver().resolve(join(root, 'copy.txt'))).toEqual({ kind: 'plain' });
  });

  it('of installed packages are plain', () => {
    linkSync(join(root, 'node_modules/pkg/test.pem'), join(root, 'src/test.txt'));
    expect(resolver().resolve(join(root, 'src/test.txt'))).toEqual({ kind: 'plain' });
  });

  it('are found when made after the index, and after a denied file is new', () => {
    let clock = 0;
    const links = resolver({ now: () => clock });
    linkSync(join(root, 'notes.txt'), join(root, 'copy.txt'));
    expect(links.resolve(join(root, 'copy.txt')).kind).toBe('plain');
    linkSync(join(root, '.env'), join(root, 'late.txt'));
    expect(links.resolve(join(root, 'late.txt')).kind).toBe('hard-link');
    writeFileSync(join(root, '.npmrc'), 'x');
    linkSync(join(root, '.npmrc'), join(root, 'later.txt'));
    clock = 1001;
    expect(links.resolve(join(root, 'later.txt'))).toMatchObject({ kind: 'hard-link', entry: 'npmrc' });
  });

  it('are refused when the walk had to end early', () => {
    linkSync(join(root, 'notes.txt'), join(root, 'copy.txt'));
    const links = resolver({ maxEntries: 2 });
    expect(links.resolve(join(root, 'copy.txt'))).toEqual({
      kind: 'unknown',
      why: 'has other names that cannot all be checked',
    });
    expect(links.resolve(join(root, 'src/app.ts'))).toEqual({ kind: 'plain' });
  });

  it('are handed to the profile when profiles disagree', () => {
    linkSync(join(root, '.env'), join(root, 'hard.txt'));
    const links = resolver({ rules: [rules, pathRules(['preset:ssh'])] });
    expect(links.resolve(join(root, 'hard.txt'))).toEqual({ kind: 'resolved', path: join(root, '.env') });
  });
});
