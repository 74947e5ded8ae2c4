import { describe, expect, it } from 'vitest';
import { made, makeScanner, masked } from './default-scanner.js';

const WORD = made('{base62:14}', 7);
const BASIC = Buffer.from(`ada:${WORD}`).toString('base64');

describe('headers and cookies', () => {
  it.each([
    ['> Proxy-Authorization: Basic §\r\n> Host: a\r\n', BASIC],
    ['Cookie: sessionid=§; theme=dark\n', made('{base62:32}', 8)],
    ['Set-Cookie: session=§; HttpOnly; Path=/\n', made('{base62:32}', 8)],
    ['fetch(url, { headers: { cookie: "sid=§" } })', made('{base62:32}', 8)],
    ['sent Bearer §, got 401', made('{base62:32}', 8)],
  ])('%s', (text, secret) => {
    expect(masked(text.replace('§', secret))).toBe(text.replace('§', '#'));
  });

  it.each([
    'Basic usage of the command',
    'the bearer token authentication scheme',
    'Cookie: theme=dark; lang=en',
    'WWW-Authenticate: Basic realm="example"',
  ])('stays: %s', (text) => {
    expect(masked(text)).toBe(text);
  });
});

describe('command lines, SQL and .pgpass', () => {
  it.each([
    'curl -u ada:§ https://example.com',
    'curl --user ada:§ https://example.com',
    'mysql -u root -p§ app',
    'sshpass -p § ssh host',
    'docker login -u ada -p § registry.example.com',
    'redis-cli -h cache -a § ping',
    'openssl rsa -passin pass:§ -in k',
    "echo 'root:§' | sudo chpasswd",
    'sqlplus scott/§@orcl',
    'jdbc:oracle:thin:scott/§@db:1521:x',
    "CREATE USER ada IDENTIFIED BY '§';",
    "ALTER USER ada WITH PASSWORD '§';",
    'db.example.com:5432:app:ada:§\n',
  ])('%s', (text) => {
    expect(masked(text.replace('§', WORD))).toBe(text.replace('§', '#'));
  });

  it.each([
    'cp -p a b',
    'mkdir -p /srv/data/9f8e7d6c',
    'id -u ada',
    'the user:group of 1:2:3:4:5',
    'at 12:30:45:001 it began',
  ])('stays: %s', (text) => {
    expect(masked(text)).toBe(text);
  });
});

describe('Kubernetes secrets', () => {
  it('takes the values of data and stringData, and nothing else', () => {
    const yaml =
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: U3Z1RWg0NndPdnh5\n  port: NTQzMg==\nstringData:\n  note: |\n    two words\ntype: Opaque\n---\nkind: ConfigMap\ndata:\n  mode: fast\n';
    expect(masked(yaml)).toBe(
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: #\n  port: #\nstringData:\n  note: |\n    #\ntype: Opaque\n---\nkind: ConfigMap\ndata:\n  mode: fast\n',
    );
  });
});

describe('AWS secret keys', () => {
  it('finds one by the key id beside it', () => {
    const [id, secret] = [`AK${'IA'}${made('{base32:16}', 2)}`, made('{base64:40}', 3)];
    expect(masked(`${id}\n${secret}\nend`)).toBe('#\n#\nend');
    expect(masked(`x\n${secret}\nend`)).toBe(`x\n${secret}\nend`);
  });
});

describe('password hashes', () => {
  const hash = `$2y$10$${made('{base62:53}', 4)}`;

  it('stay by default, and go with the preset', () => {
    const strict = makeScanner({ presets: ['default', 'password-hashes'] });
    expect(masked(`ada:${hash}`)).toBe(`ada:${hash}`);
    expect(strict.scan(`ada:${hash}`)).toMatchObject([{ start: 4, rule: 'password-hash' }]);
  });
});

describe('encoded text', () => {
  it('finds a secret in base64 inside a text', () => {
    const encoded = Buffer.from(`machine example.com\nlogin ada\npassword ${WORD}\n`).toString('base64');
    expect(masked(`data: ${encoded} end`)).toBe('data: # end');
  });

  it('leaves base64 of other text alone', () => {
    const text = `data: ${Buffer.from('an ordinary sentence about the weather in spring').toString('base64')} end`;
    expect(masked(text)).toBe(text);
  });
});
