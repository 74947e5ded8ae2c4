import RE2 from 're2';
import { lazy } from '../../../domain/lazy.js';
import { isSecretValue } from '../context/value-grammar.js';
import type { Detector, SignLiteral } from '../detector.js';
import { type Region, regionsAround } from '../regions.js';
import type { SecretSpan } from '../types.js';
import { eachMatch, SHORT_STEP } from '../windowed.js';

/** Ways of writing a login that have no key word before the value. The group `secret` is the value. */
const LOGINS: readonly { readonly rule: string; readonly source: string }[] = [
  // curl, wget, http: -u user:password
  {
    rule: 'command-login',
    source: '(?:\\s-u|--user|--proxy-user|\\s-U|--creds?)[ =][\'"]?[^\\s:\'"]{1,128}:(?P<secret>[^\\s\'"]{4,256})',
  },
  // mysql -psecret, mysqldump -psecret, 7z -psecret
  {
    rule: 'command-login',
    source:
      '(?:mysql(?:dump|admin|import)?|mariadb|7z|sshpass|rar|unrar)\\s[^\\n|;]{0,200}?\\s?-p[\'"]?(?P<secret>[^\\s\'"-][^\\s\'"]{3,256})',
  },
  // sshpass -p secret, docker login -p secret, redis-cli -a secret, mongo -p secret, az login -p secret
  {
    rule: 'command-login',
    source:
      '(?:sshpass|login|mongo(?:sh|dump|restore|export)?|redis-cli|htpasswd|svn|sqlcmd|rabbitmqadmin|ldap(?:search|modify|add|whoami))\\b[^\\n|;]{0,200}?\\s(?:-p|-a|-w|-P|--pass)[ =][\'"]?(?P<secret>[^\\s\'"-][^\\s\'"]{3,256})',
  },
  { rule: 'command-login', source: '-pass(?:in|out|word)?[ =]pass:(?P<secret>[^\\s\'"]{4,256})' },
  {
    rule: 'command-login',
    source: '(?i:htpasswd\\s+-\\S*b\\S*\\s+(?:\\S+\\s+){0,2}\\S+\\s+)(?P<secret>[^\\s\'"]{4,128})',
  },
  { rule: 'command-login', source: '(?i:net\\s+user\\s+\\S{1,64}\\s+)(?P<secret>[^\\s\'"/]{4,128})' },
  // echo 'root:secret' | chpasswd
  {
    rule: 'command-login',
    source:
      'echo\\s+(?:-\\S+\\s+)?[\'"]?[\\w.-]{1,64}:(?P<secret>[^\\s\'"|]{4,128})[\'"]?\\s*\\|\\s*(?:sudo\\s+)?chpasswd',
  },
  { rule: 'command-login', source: 'chpasswd\\s*<<<\\s*[\'"]?[\\w.-]{1,64}:(?P<secret>[^\\s\'"|]{4,128})' },
  // Oracle: sqlplus user/secret@db, jdbc:oracle:thin:user/secret@host
  {
    rule: 'command-login',
    source:
      '(?i:sqlplus\\s+(?:-\\S+\\s+){0,3}|jdbc:oracle:\\w+:)[\'"]?[\\w.$#]{1,64}/"?(?P<secret>[^\\s\'"@]{3,128})"?@',
  },
  // Go: user:secret@tcp(host:3306)/database
  {
    rule: 'command-login',
    source: '[\\w.-]{1,64}:(?P<secret>[^\\s:"\'`]{4,128})@(?:tcp|unix)\\(',
  },
  // PowerShell, .NET, Java, Python: a user and a password as arguments
  {
    rule: 'command-login',
    source: '(?i:convertto-securestring\\s+(?:-string\\s+)?)[\'"](?P<secret>[^\'"\\n]{4,256})',
  },
  {
    rule: 'command-login',
    source:
      '(?i:(?:networkcredential|basicauth|passwordcredentials|passwordauthentication|\\bauth\\s?=\\s?)\\(\\s{0,8})[\'"][^\'"\\n]{1,128}[\'"]\\s{0,8},\\s{0,8}[\'"](?P<secret>[^\'"\\n]{4,256})',
  },
  // SQL
  {
    rule: 'sql-login',
    source: '(?i:identified\\s+(?:with\\s+\\S+\\s+)?by\\s+(?:password\\s+)?)[\'"](?P<secret>[^\'"\\n]{4,256})',
  },
  { rule: 'sql-login', source: '(?i:identified\\s+by\\s+)(?P<secret>[^\\s\'";]{6,128})' },
  {
    rule: 'sql-login',
    source: '(?i:set\\s+password\\s+for\\s+\\S{1,130}\\s*=\\s*(?:password\\()?)[\'"](?P<secret>[^\'"\\n]{4,256})',
  },
  // .pgpass: host:port:database:user:password
  {
    rule: 'pgpass',
    source:
      '(?m:^)[\\w.*-]{1,255}:(?:[0-9]{2,5}|\\*):[\\w*.-]{1,64}:[\\w*.@-]{1,64}:(?P<secret>[^\\s:"()]{4,256})(?m:\\s*$)',
  },
];

/** See Detector: the words of the patterns above. */
const SIGN =
  '(?i:chpasswd|sqlplus|jdbc:oracle|sshpass|redis-cli|htpasswd|identified\\s|set password|net user|[ =]pass:|mysql|mariadb|7z |rar |docker login|az login|mongo|svn |sqlcmd|rabbitmqadmin|ldap(?:search|modify|add|whoami)|@(?:tcp|unix)\\(|convertto-secure|networkcredential\\(|basicauth\\(|passwordcredentials\\(|passwordauthentication\\(|auth ?= ?\\()|\\s-u |--user[ =]|--proxy-user|--creds?[ =]|\\s-U |:[0-9]{4,5}:[\\w*]|:\\*:[\\w*]';

const PGPASS = /:[0-9]{4,5}:/y;
const LITERALS: readonly SignLiteral[] = [
  ...'chpasswd sqlplus jdbc:oracle sshpass redis-cli htpasswd identified pass: mysql mariadb login mongo sqlcmd rabbitmqadmin ldap @tcp( @unix( convertto-secure networkcredential( basicauth( passwordcredentials( passwordauthentication( auth --user --proxy-user --cred'.split(
    ' ',
  ),
  'set password',
  'net user',
  // The commands of 7-Zip, and its switches.
  ...Array.from('abdehilrtux-', (command) => `7z ${command}`),
  'rar ',
  'svn ',
  '-u ',
  ':*:',
  ...[':0000:', ':00000:'].map((shape) => ({
    text: ':',
    shape,
    holds: (text: string, start: number) => {
      PGPASS.lastIndex = start;
      return PGPASS.test(text);
    },
  })),
];

/** A match with a literal in it is no longer than a step. */
const MATCH_REACH = { before: SHORT_STEP, after: 2 * SHORT_STEP };

/** Finds passwords in command lines, SQL statements and .pgpass lines. */
export function createLoginFinder(): Detector {
  const sign = lazy(() => new RE2(SIGN));
  const logins = LOGINS.map(({ rule, source }) => ({
    rule,
    expression: lazy(() => new RE2(source.replaceAll('(?P<', '(?<'), 'gd')),
  }));
  return {
    sign: SIGN,
    literals: LITERALS,
    find: (text, places) =>
      regionsAround(
        places.map(({ start }) => start),
        MATCH_REACH,
        text.length,
      )
        .filter((region) => sign().test(text.slice(region.from, region.to)))
        .flatMap((region) => logins.flatMap(({ rule, expression }) => collect(rule, expression(), text, region))),
  };
}

function collect(rule: string, expression: RE2, text: string, region: Region): SecretSpan[] {
  const spans: SecretSpan[] = [];
  eachMatch(expression, text.slice(region.from, region.to), (inRegion, match) => {
    const start = region.from + inRegion;
    const [from, to] = match.indices?.groups?.secret ?? [match.index, match.index];
    const shift = start - match.index;
    const value = text.slice(from + shift, to + shift);
    if (isPlaced(rule, text, start, value) && isSecretValue(value, 'password', { written: 'line', key: rule }))
      spans.push({ start: from + shift, end: to + shift, rule, confidence: 'medium' });
    return to + shift - region.from;
  });
  return spans;
}

/** A .pgpass entry begins its line, which a window does not show; what follows the colon of a URL is no password. */
function isPlaced(rule: string, text: string, start: number, value: string): boolean {
  if (rule === 'pgpass') return start === 0 || text.charAt(start - 1) === '\n';
  return !value.startsWith('//');
}
