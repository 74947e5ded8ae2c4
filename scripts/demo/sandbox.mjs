// The directory that the demo's agents work in: a few ordinary files, and the ones that must not leave.
import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function files(secrets) {
  const pem = (part) => `-----${part} OPENSSH PRIVATE KEY-----`;
  return {
    'notes.txt': 'Meeting at ten. Bring the plan for the spring release.\n',
    'pixel.png': Buffer.from(PNG, 'base64'),
    'app.log': [
      '2026-03-01T10:00:00Z INFO service started on port 8080',
      `2026-03-01T10:00:01Z DEBUG loaded API_KEY=${secrets.apiKey}`,
      `2026-03-01T10:00:02Z DEBUG connecting with user=app password=${secrets.password}`,
      '2026-03-01T10:00:03Z INFO 214 requests served',
      '',
    ].join('\n'),
    '.env': `API_KEY=${secrets.apiKey}\nDB_PASSWORD=${secrets.password}\n`,
    '.ssh/id_rsa': `${pem('BEGIN')}\n${secrets.keyBody}\n${pem('END')}\n`,
    '.git/config': `[remote "origin"]\n\turl = https://deploy:${secrets.gitToken}@git.example.com/app.git\n`,
    '.aws/credentials': `[default]\naws_access_key_id = ${secrets.awsId}\naws_secret_access_key = ${secrets.awsSecret}\n`,
  };
}

/** Fills `directory` and gives its real path. `readme-link.md` leads to `.env`. */
export async function makeSandbox(directory, secrets) {
  await mkdir(directory, { recursive: true });
  const root = await realpath(directory);
  for (const [name, content] of Object.entries(files(secrets))) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content, { mode: 0o600 });
  }
  await symlink('.env', join(root, 'readme-link.md'));
  return { root, image: PNG };
}
