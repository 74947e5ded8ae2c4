import { describe, expect, it } from 'vitest';
import { describeForms, judgePath } from '../../../src/rules/paths/judge-path.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();

const DENIED: readonly (readonly [string, string])[] = [
  ['plain', '/home/dev/app/.env'],
  ['folded directory and file', '/Users/dev/.SSH/Id_Rsa'],
  ['drive and backslashes', 'C:\\Users\\dev\\.AWS\\credentials'],
  ['drive-relative', 'C:.env'],
  ['drive-relative word', 'c:credentials'],
  ['NTFS stream', 'C:\\Users\\dev\\app\\.env::$DATA'],
  ['named NTFS stream', '.env:zone'],
  ['stream behind a word', 'credentials::$DATA'],
  ['8.3 name', 'C:\\repo\\GIT~1\\config'],
  ['8.3 name of a file', 'C:\\app\\ENV~1'],
  ['8.3 name with a later number', 'CREDE~10'],
  ['8.3 name with a hash', 'C:\\repo\\GI7EBA~1\\config'],
  ['8.3 name with an extension cut short', 'TERRAF~1.TFS'],
  ['8.3 directory above', 'C:\\Users\\dev\\DOCKER~1\\config.json'],
  ['zero-width non-joiner', '/Users/dev/app/.g\u200cit/config'],
  ['zero-width space', '/home/dev/app/.e\u200bnv'],
  ['right-to-left override', '/home/dev/app/\u202e.env'],
  ['tag character', '.env\u{e0041}'],
  ['variation selector on a directory', '.ssh\ufe0f/config'],
  ['lone surrogate', '\ud800.env'],
  ['full-width dot', '\uff0eenv'],
  ['one dot leader', '\u2024env'],
  ['Kelvin sign', 'AuthKey_ABC.p8'.replace('K', '\u212a')],
  ['long s', 'id_r\u017fa'],
  ['dotted capital I', '.g\u0130t/config'],
  ['dotless i', '.g\u0131t/config'],
  ['yen sign as separator', '.kube\u00a5config'],
  ['fraction slash', '.docker\u2044config.json'],
  ['admin share', '\\\\localhost\\C$\\Users\\dev\\.netrc'],
  ['verbatim prefix', '\\\\?\\C:\\x\\.env'],
  ['device prefix', '//./C:/x/.env'],
  ['mixed separators and ..', 'src\\..\\.env'],
  ['doubled slashes', '/home/dev//.ssh//'],
  ['.. into the name', '/home/dev/app/nosuch/../.env'],
  ['unresolved ..', '.env/../README.md'],
  ['.. between two parts', '.docker/x/../config.json'],
  ['dot dot with a space', 'a/.. /.env'],
  ['dots only', '.docker/.../config.json'],
  ['trailing slash', '.env/'],
  ['below a denied file', '.env/x'],
  ['$HOME', '$HOME/.aws/credentials'],
  ['%USERPROFILE%', '%USERPROFILE%\\.npmrc'],
  ['$XDG_CONFIG_HOME', '$XDG_CONFIG_HOME/gcloud/properties'],
  ['%APPDATA%', '%APPDATA%\\gcloud\\properties'],
  ['PowerShell variable', '$env:APPDATA\\gcloud\\properties'],
  ['variable with a default', `\${CONFIG:-/home/dev/.aws}/config`],
  ['variable that is a file', '$KUBECONFIG'],
  ['trailing newline', '/home/dev/app/.env\n'],
  ['list in lines', 'README.md\n.env\nsrc/app.ts'],
  ['quotes', '"/home/dev/app/.env"'],
  ['inner quotes', "/home/dev/app/.e''nv"],
  ['trailing dots and spaces', '.env . .'],
  ['percent', '/home/dev/app/%2eenv'],
  ['percent twice', '/home/dev/app/%252eenv'],
  ['percent four times', '%252525252eenv'.replace('2525', '25')],
  ['overlong UTF-8', '%c0%aeenv'],
  ['IIS', '%u002eenv'],
  ['stray byte', '.e%ffnv'],
  ['JSON escape', '\\u002eenv'],
  ['ES escape', '\\u{2e}env'],
  ['hex escape', '\\x2eenv'],
  ['octal escape', '\\056env'],
  ['HTML entity', '&#x2e;env'],
  ['HTML entity by name', '&period;env'],
  ['entity in a percent code', '%&#50;eenv'],
  ['file uri', 'file:///home/dev/app/.env'],
  ['file uri in capitals', 'FILE:/home/dev/app/.env'],
  ['file uri with a host', 'file://localhost/home/dev/app/.env'],
  ['file uri with query and fragment', 'file:///home/dev/app/.env?raw=1#L1'],
  ['other scheme', 'vscode-file://vscode-app/home/dev/.env'],
  ['revision', 'HEAD:.env'],
  ['upload', '@.env'],
  ['key and file', 'secret=.env'],
  ['comma list', 'README.md,.env'],
  ['/proc', '/proc/self/root/home/dev/.netrc'],
  ['task', '/proc/self/task/1/cwd/.env'],
  ['environ', '/proc/thread-self/environ'],
  ['descriptor', '/dev/fd/5'],
  ['glob in a path', '/home/dev/app/.en?'],
  ['brace in a path', '/home/dev/app/{.env,x}'],
  ['backup', '/home/dev/app/.env.bak-2026-07-20'],
  ['backup of a template', '/home/dev/app/.env.example.bak'],
  ['editor copies', 'keys/.id_rsa.swp'],
  ['emacs lock', '#id_rsa#'],
  ['copy by a desktop', 'keys/id_rsa copy'],
  ['copy with a number', 'credentials (1).json'],
  ['compressed copy', 'id_rsa.bak.gz'],
];

const ALLOWED: readonly string[] = [
  '',
  '.',
  '/home/dev/app/README.md',
  '/home/dev/app/.env.local.example',
  'file:///home/dev/app/.env.example?raw=1',
  '"/home/dev/app/.env.example"',
  'app/[id]/page.tsx',
  'app/[...slug]/(group)/page.tsx',
  'src\\routes\\[id]\\+page.svelte',
  'routes/$types.d.ts',
  'node_modules/@scope/pkg/index.js',
  'docs/C#/guide.md',
  'data/year=2024/month=01/part-0.parquet',
  'Program Files (x86)/App/readme.txt',
  'notes (1).md',
  'README~',
  'PROGRA~1/App/readme.txt',
  'src/token/credentials/index.ts',
  '100%/report.md',
  'caf\u00e9/menu.md',
  '\u65e5\u672c\u8a9e/\u6587\u66f8.md',
  'https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-files.html#cli-configure-files-credentials',
  'process.env',
  'type:credentials',
  'grant_type=client_credentials',
];

describe('judgePath', () => {
  it.each(DENIED)('denies: %s', (_name, path) => {
    expect(judgePath(rules, path).kind).toBe('deny');
  });

  it.each(ALLOWED)('allows %j', (path) => {
    expect(judgePath(rules, path)).toEqual({ kind: 'allow' });
  });

  it.each([
    ['a NUL', '/home/dev/app/.env\0.md'],
    ['an encoded NUL', 'docs%00/../README.md'],
    ['too many characters', 'a'.repeat(4097)],
    ['too many layers of encoding', `${'%25'.repeat(1)}${'25'.repeat(7)}41`],
    ['growth under normalisation', '\ufdfa'.repeat(4000)],
    ['a brace bomb', '{a,b}'.repeat(20)],
  ])('calls %s malformed', (_name, path) => {
    expect(judgePath(rules, path).kind).toBe('malformed');
  });

  it('names the entry and its pattern, and gives the form that matched', () => {
    expect(judgePath(rules, '/home/dev/app/%2eenv')).toEqual({
      kind: 'deny',
      entry: 'dotenv',
      pattern: '.env',
      form: 'home/dev/app/.env',
    });
  });

  it.each([
    ['.docker', 'config.json'],
    ['/home/dev/.config', 'gcloud/properties'],
    ['/home/dev/.ssh/keys', '../config'],
    ['/etc', 'shadow'],
    ['/proc', 'self/environ'],
    ['C:\\Users\\dev\\.docker', 'config.json'],
    ['%2edocker', '"config.json"'],
    ['/home/dev/.aws', ''],
  ])('judges %j + %j joined', (base, path) => {
    expect(judgePath(rules, path, { base }).kind).toBe('deny');
    expect(judgePath(rules, path, { root: '/srv', base }).kind).toBe('deny');
  });

  it('does not take a relative path below a root for a path of the system', () => {
    expect(judgePath(rules, 'run/secrets/list.ts', { root: '/sandbox' }).kind).toBe('allow');
    expect(judgePath(rules, '/run/secrets/db', { root: '/sandbox' }).kind).toBe('deny');
  });

  it('decides 2,000 components and more', () => {
    expect(judgePath(rules, `${'a/../'.repeat(800)}.env`).kind).toBe('deny');
    expect(judgePath(rules, `${'a/'.repeat(2000)}b`).kind).toBe('allow');
  });
});

describe('describeForms', () => {
  it('tells how each spelling came about', () => {
    const forms = describeForms('%2EENV', { base: '/srv' });
    expect(forms[0]).toEqual({ form: '/srv/%2EENV', how: 'as given' });
    expect(forms.at(-1)).toEqual({ form: '/srv/.env', how: 'percent-decoded' });
  });

  it('has none for what is malformed', () => {
    expect(describeForms('a\0b')).toEqual([]);
  });
});
