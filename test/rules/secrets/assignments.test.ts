import { describe, expect, it } from 'vitest';
import { made, masked } from './default-scanner.js';

const SECRET = made('{hex:40}', 3);

/** Every syntax that joins a key and a value. `S` is the secret: all of it goes, and nothing else. */
const SYNTAXES = [
  'DATADOG_TOKEN=S',
  'DATADOG_TOKEN=S\nPORT=8080\n',
  'export DATADOG_TOKEN=S',
  "DATADOG_TOKEN='S' ./run",
  'datadogToken = "S";',
  'const datadogToken: string = "S";',
  'var datadogToken string = "S"',
  'datadogToken := `S`',
  'let datadog_token: &str = "S";',
  'std::string datadog_token = "S";',
  '#define DATADOG_TOKEN "S"',
  '$datadog_token .= "S";',
  'datadog_token ?= S',
  ":datadog_token => 'S'",
  '{"datadog_token": "S", "port": 1}',
  '{"datadog_token":"S"}',
  '{\\"datadog_token\\": \\"S\\"}',
  '{\\\\\\"datadog_token\\\\\\":\\\\\\"S\\\\\\"}',
  '{"name": "DATADOG_TOKEN", "value": "S"}',
  '{"value": "S", "name": "DATADOG_TOKEN"}',
  '- name: DATADOG_TOKEN\n  value: S\n',
  "datadog_token: 'S'\n",
  'datadog_token: S # rotated\n',
  'datadog_token: |\n  S\nport: 1\n',
  'datadog_token: >-\n    S\nport: 1\n',
  '<datadogToken>S</datadogToken>',
  '<dd:token type="x">\n  S\n</dd:token>',
  '<entry name="datadogToken" value="S" />',
  'setProperty("datadog.token", "S")',
  'setDatadogToken("S")',
  'client(datadog_token="S", retries=3)',
  'os.environ["DATADOG_TOKEN"] = "S"',
  'process.env.DATADOG_TOKEN || "S"',
  '${DATADOG_TOKEN:-S}',
  'if (datadogToken == "S") {',
  'run --datadog-token S --verbose',
  'run --datadog-token=S --verbose',
  'ENV DATADOG_TOKEN S\n',
  'set DATADOG_TOKEN=S',
  'X-Datadog-Token: S\r\nHost: a\r\n',
  'Authorization: Bearer S',
  'curl -H "Authorization: token S" https://example.com',
  '{"headers":{"Authorization":["Bearer S"]}}',
  'GET /v1?page=2&datadog_token=S&size=3',
  'datadog_token%3DS%26page%3D2',
  '&quot;datadog_token&quot;: &quot;S&quot;',
  '| datadog_token | S |',
  'id,datadog_token,team\n1,S,core\n',
  'id\tdatadog_token\n1\tS\n',
  '| user | datadog_token |\n|---|---|\n| ada | S |\n',
  'Your Datadog API token: S',
  'the datadog token is S.',
  '\u001b[32mdatadog_token\u001b[0m=\u001b[33mS\u001b[0m ok',
  '    12\tDATADOG_TOKEN=S\n',
  '+DATADOG_TOKEN=S\n-old\n',
  '/home/dev/.env:2: DATADOG_TOKEN=S\n',
  '2026-03-01 12:00:00 INFO datadogToken=S user=ada',
  '//registry.example.com/:_authToken=S',
  'machine example.com login ada password S',
];

describe('assignments', () => {
  it.each(SYNTAXES)('%s', (syntax) => {
    expect(masked(syntax.replace('S', SECRET))).toBe(syntax.replace('S', '#'));
  });

  it.each(
    'datadog_api_key okta_secret algoliaAdminKey TWITTER_CONSUMER_SECRET cohere.api.key deepgram-key mailgunSigningKey fastly_key unknownvendor_api_token appSecret'.split(
      ' ',
    ),
  )('a provider and 32 hex digits need no rule of their own: %s', (key) => {
    const value = made('{hex:32}', 5);
    expect(masked(`${key} = "${value}"`)).toBe(`${key} = "#"`);
  });

  it.each([
    ['password: hunter2abc\n', 'password: #\n'],
    ['DB_PASSWORD=p@ss,w0rd;x\n', 'DB_PASSWORD=#\n'],
    ["password = 'correct9Horse battery!'", "password = '#'"],
    ['host=db port=5432 password=Zq8wYx2 dbname=x', 'host=db port=5432 password=# dbname=x'],
    ['Server=db;Password=Zq8*AvPJV.B1;Encrypt=True', 'Server=db;Password=#;Encrypt=True'],
    ['user=ada&password=Zq8wYx2&next=/', 'user=ada&password=#&next=/'],
    ['db = connect("ada", password="Zq8wYx2")', 'db = connect("ada", password="#")'],
    ['temporary password: Zq8wYx2', 'temporary password: #'],
    ['passwort: Zq8wYx2', 'passwort: #'],
    ['"비밀번호": "Zq8wYx2"', '"비밀번호": "#"'],
    ['password = "k[{r}a)q$(w{mu]zel(tok<fleb=%$#wug}}"', 'password = "#"'],
    ['api_key: k[{{r}a)q${w]mu]zel(tok[fleb>-_$#wuggle\n', 'api_key: #\n'],
    ["secretKey => 'k{{r}a)q${w]mu]zel(tok[fleb>-_$#wug}}'", "secretKey => '#'"],
    ['{"passwords": ["Zq8!wYx2b", "Lm28#vbNq"]}', '{"passwords": ["#", "#"]}'],
    ['api_key: !!str Zq8wYx2bLm28vbNqT5\n', 'api_key: !!str #\n'],
  ])('%s', (text, wanted) => {
    expect(masked(text)).toBe(wanted);
  });

  it.each([
    'const password = form.password.value',
    'let token = parseToken(input)',
    'self.token = token',
    'password: string;',
    'password?: string | null',
    'api_key: z.string().min(1)',
    "type: 'password', name: 'password'",
    '<input type="password" name="password" autocomplete="current-password" minlength="8">',
    'max_tokens=4096 total_tokens: 420',
    'next_page_token: "CAUQAA1234567890abcdef"',
    'password = os.environ["DB_PASSWORD"]',
    'password: ${{ secrets.DB_PASSWORD }}',
    'secret: {{ .Values.secret }}',
    'secret: "{{ .Values.secret }}-{{ .Release.Name }}"',
    'password: "db-${DB_PASSWORD:-none}-suffix"',
    'password: "app-#{ENV.fetch(1)}"',
    'API_SECRET="pre-$(cat /run/secrets/api)-post"',
    'api_key: "${keys[0]}"',
    'passwords: ["admin", "letmein", "welcome"]',
    'OPENAI_API_KEY=your-api-key-here',
    'TOKEN=<YOUR_TOKEN>',
    'SECRET=changeme',
    'Authorization: Bearer lp_your_token_here',
    'aws_access_key_id: my-profile-1',
    'primary_key: "3f786850e387550fdab836ed7e6dc881de23001b"',
    'cache-key: node-cache-Linux-x64-npm-9f86d081884c7d65',
    'commit 3f786850e387550fdab836ed7e6dc881de23001b fixes the token test',
    'integrity "sha512-XyfJL4eRwK6c+kL/rlRs6JcyHj2mUMYa+6oSKvOR/vnRb6GMxftZoy0MFkn3G3je0Kcfg9klCt/EuCpKaiazYY=="',
    'Pass the token, then the secret, as described in section 3.2.1.',
    'tokenExpiresAt: 2026-10-01T00:00:00Z',
    'password_reset_url: https://example.com/reset?step=2',
  ])('stays: %s', (text) => {
    expect(masked(text)).toBe(text);
  });
});
