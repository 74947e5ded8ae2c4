import { describe, expect, it } from 'vitest';
import { made, masked } from './default-scanner.js';

const LINES = [1, 2, 3].map((seed) => made('{base64:64}', seed));
const BODY = [...LINES, `${made('{base64:22}', 9)}==`];
const LABELS = [
  'RSA PRIVATE KEY',
  'DSA PRIVATE KEY',
  'EC PRIVATE KEY',
  'OPENSSH PRIVATE KEY',
  'ENCRYPTED PRIVATE KEY',
  'PRIVATE KEY',
  'ANY PRIVATE KEY',
  'PGP PRIVATE KEY BLOCK',
  'OpenVPN Static key V1',
];

function armour(label: string, lines: readonly string[] = BODY, newline = '\n'): string {
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join(newline);
}

function expectGone(text: string): void {
  const left = masked(text);
  for (const line of BODY) if (text.includes(line)) expect(left).not.toContain(line.slice(-16));
}

describe('keys in armour', () => {
  it.each(LABELS)('%s goes, its neighbours stay', (label) => {
    expect(masked(`before\n${armour(label)}\nafter`)).toBe('before\n#\nafter');
  });

  it.each<[string, (key: string) => string]>([
    ['CRLF', (key) => key.replaceAll('\n', '\r\n')],
    ['escaped line feeds', (key) => key.replaceAll('\n', '\\n')],
    ['twice escaped line feeds', (key) => key.replaceAll('\n', '\\\\n')],
    ['one line', (key) => key.replaceAll('\n', ' ')],
    ['indented YAML', (key) => `key: |\n${key.replace(/^/gm, '    ')}\nport: 1`],
    ['quoted per line', (key) => key.replace(/^(.*)$/gm, '"$1\\n" +')],
    [
      'line numbers',
      (key) =>
        key
          .split('\n')
          .map((line, index) => `${String(index + 1).padStart(6)}\t${line}`)
          .join('\n'),
    ],
    ['a diff', (key) => key.replace(/^/gm, '+')],
    ['a quote', (key) => key.replace(/^/gm, '> ')],
    ['comments', (key) => key.replace(/^/gm, '# ')],
    ['JSON in JSON', (key) => JSON.stringify(JSON.stringify({ key }))],
    ['URL encoding', (key) => encodeURIComponent(key)],
    ['a cut foot', (key) => key.slice(0, key.indexOf('-----END'))],
    ['a cut head', (key) => key.slice(key.indexOf('\n') + 20)],
    ['a cut line', (key) => key.slice(0, key.indexOf('-----END') - 30)],
    ['base64', (key) => `key: ${Buffer.from(key).toString('base64')}`],
  ])('found with %s', (_name, write) => {
    expectGone(write(armour('RSA PRIVATE KEY')));
    expectGone(write(armour('PRIVATE KEY')));
  });

  it('keeps what follows a key without a foot', () => {
    const text = ['-----BEGIN OPENSSH PRIVATE KEY-----', ...LINES, '(output truncated)'].join('\n');
    expect(masked(text)).toBe('#\n(output truncated)');
  });

  it('reads headers inside the armour', () => {
    expect(
      masked(armour('RSA PRIVATE KEY', ['Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0A0B', '', ...BODY])),
    ).toBe('#');
    expect(masked(armour('PGP PRIVATE KEY BLOCK', ['Version: GnuPG v2', '', ...BODY, '=N2FD']))).toBe('#');
    expect(
      masked(
        `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "ada"\n${BODY.join('\n')}\n---- END SSH2 ENCRYPTED PRIVATE KEY ----`,
      ),
    ).toBe('#');
  });

  it('finds two keys, and a foot of another label', () => {
    expect(masked(`${armour('EC PRIVATE KEY')}\n${armour('PRIVATE KEY')}`)).toBe('#\n#');
  });

  it.each([
    'PUBLIC KEY',
    'RSA PUBLIC KEY',
    'CERTIFICATE',
    'CERTIFICATE REQUEST',
    'X509 CRL',
    'PGP PUBLIC KEY BLOCK',
    'PGP SIGNATURE',
  ])('%s stays', (label) => {
    expect(masked(armour(label))).toBe(armour(label));
  });

  it.each([
    '-----BEGIN RSA PRIVATE KEY-----',
    "if (text.includes('-----BEGIN PRIVATE KEY-----')) {\n  return parse(text);\n}",
    '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\n<your key here>\n-----END PRIVATE KEY-----',
  ])('text about keys stays: %j', (text) => {
    expect(masked(text)).toBe(text);
  });
});

describe('keys without armour', () => {
  it('takes the private lines and the MAC of a PuTTY key, and leaves the public lines', () => {
    const [open, secret] = [made('{base64:64}', 20), made('{base64:64}', 21)];
    const text = `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ada\nPublic-Lines: 1\n${open}\nPrivate-Lines: 1\n${secret}\nPrivate-MAC: ${made('{hex:64}', 2)}\n`;
    expect(masked(text)).toBe(
      `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ada\nPublic-Lines: 1\n${open}\nPrivate-Lines: 1\n#\nPrivate-MAC: #\n`,
    );
  });

  it('takes the private members of a JSON Web Key', () => {
    const [n, d] = [made('{base64url:43}', 30), made('{base64url:43}', 31)];
    expect(masked(`{"kty":"EC","crv":"P-256","x":"${n}","d":"${d}"}`)).toBe(
      `{"kty":"EC","crv":"P-256","x":"${n}","d":"#"}`,
    );
  });

  it('takes WireGuard keys', () => {
    const key = `${made('{base64:43}', 40)}=`;
    expect(masked(`[Interface]\nPrivateKey = ${key}\nAddress = 10.0.0.1/24\n`)).toBe(
      '[Interface]\nPrivateKey = #\nAddress = 10.0.0.1/24\n',
    );
  });
});

describe('JSON Web Tokens', () => {
  const token = made('{jwt}');

  it.each(['T', '_T', 'x_T', '\\nT', '"T"', '(T).', 'a=T&b=1', 'token T end'])('%s', (form) => {
    expect(masked(form.replace('T', token))).toBe(form.replace('T', '#'));
  });

  it.each([60, 64, 76])('broken at column %d', (column) => {
    const folded = token.replace(new RegExp(`(.{${column}})`, 'g'), '$1\n');
    const left = masked(`${folded}\n\nnext paragraph`);
    expect(left).toBe('#\n\nnext paragraph');
  });

  it('leaves JSON and other base64 alone', () => {
    const text = `${Buffer.from('{"id": 1234567}').toString('base64url')}.${Buffer.from('{"x": 1234567}').toString('base64url')}.abc`;
    expect(masked(text)).toBe(text);
  });
});
