import type { PathPreset } from '../types.js';
import { TEMPLATE_ENDINGS } from './not-secret.js';

const DATA_ENDINGS = '{json,yml,yaml,toml,ini,cfg,conf,xml,properties,csv,db,txt,env,enc.key,plist}';
const TEMPLATES = [`*${TEMPLATE_ENDINGS}`, `*[._-]${TEMPLATE_ENDINGS}.*`, `${TEMPLATE_ENDINGS}[._-]*`];

export const GENERIC: PathPreset = {
  name: 'generic',
  title: 'Files named after what they hold',
  entries: [
    {
      id: 'credentials-file',
      pattern: 'credentials',
      why: 'the usual name of a credentials file',
      globs: ['credentials', '.credentials'],
      leaf: true,
      hit: ['conf/credentials', '/srv/.credentials'],
      miss: ['docs/credentials.md', 'src/credentials.ts', 'src/credentials/index.ts'],
    },
    {
      id: 'credentials-data',
      pattern: 'credentials.json',
      why: 'credentials in a data format',
      globs: [
        `{,.,*[._-]}credentials.${DATA_ENDINGS}`,
        '{,*[_-]}{accesskeys,rootkey,access_keys}.csv',
        'oauth_creds.json',
        '*[_-]creds.{json,yml,yaml,toml,ini,txt}',
      ],
      except: TEMPLATES,
      hit: [
        'credentials.json',
        'gcloud/credentials.db',
        'config/credentials.yml',
        '/home/dev/.claude/.credentials.json',
        'conf/db-credentials.yaml',
        'dev_accessKeys.csv',
      ],
      miss: [
        'credentials.ts',
        'docs/credentials.md',
        'config/credentials.example.json',
        'config/credentials.yml.enc',
        'example-credentials.json',
        'src/credentials.schema.json',
      ],
    },
    {
      id: 'password-file',
      pattern: 'passwords.txt',
      why: 'passwords or tokens, named in words',
      globs: [
        '{password,passwords,passwd,passphrase,passcodes,logins}.{txt,csv,json,yml,yaml,xlsx,xls,ods,docx,kdb,lst}',
        '.{password,passwords,passwd,pass,passphrase,token,tokens,apikey,api_key,api-key,api-token,api_token,access_token,auth_token}',
        '{,*[_-]}api{-,_,}{key,keys,token,tokens}.{txt,json,yml,yaml,ini,csv}',
        '{,*[_-]}{access,auth,bearer,refresh,bot}{-,_}token{,s}.{txt,json}',
        'token.{pickle,txt}',
      ],
      except: TEMPLATES,
      hit: ['docs/passwords.txt', '/home/dev/.token', 'api-key.txt', 'oauth/token.pickle', 'conf/refresh_token.json'],
      miss: [
        'src/password.ts',
        'tokens.json',
        'design/token.json',
        'docs/api-keys.md',
        'locales/en/password.md',
        'passwords.example.txt',
      ],
    },
  ],
};
