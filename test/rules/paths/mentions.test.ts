import { describe, expect, it } from 'vitest';
import { mentionsDenied } from '../../../src/rules/paths/judge-path.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();

describe('mentionsDenied', () => {
  it.each([
    "open('.env').read()",
    'cat ~/.ssh/id_rsa',
    'x=.e""nv; cat $x',
    'cat .e\\nv',
    'fs.readFileSync(path.join(home, ".aws/credentials"))',
    'tar czf - /home/dev/.gnupg',
    'type %USERPROFILE%\\.npmrc',
    'cat %2eenv',
    'python -c "print(open(\'config/credentials.json\').read())"',
    `${'lorem ipsum '.repeat(20_000)} .env`,
  ])('finds a denied path (%#)', (text) => {
    expect(mentionsDenied(rules, text).kind).toBe('deny');
  });

  it.each([
    'console.log(process.env.FOO)',
    'credentials are read from the vault',
    'echo configure-.env-vars',
    "import env from './env'",
    'clear the cookies and the history',
    'cp .env.example config/',
    '',
    'a'.repeat(300_000),
  ])('leaves other text alone (%#)', (text) => {
    expect(mentionsDenied(rules, text)).toEqual({ kind: 'allow' });
  });
});
