// The policy directory of one run: policy.yaml with this run's sandbox, and clients with fresh tokens.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROFILES = { alice: 'default', bob: 'reader' };

/** Writes both files and gives `{ file, tokens }`. Only the tokens' digests are written. */
export async function makePolicy(directory, sandbox, root) {
  await mkdir(directory, { recursive: true });
  const template = await readFile(join(root, 'scripts', 'demo', 'policy.yaml'), 'utf8');
  const file = join(directory, 'policy.yaml');
  await writeFile(file, template.replace('root: /sandbox', `root: ${JSON.stringify(sandbox)}`));
  const tokens = Object.fromEntries(Object.keys(PROFILES).map((id) => [id, randomBytes(32).toString('base64url')]));
  const entries = Object.entries(PROFILES).map(
    ([id, profile]) => `- { id: ${id}, token: "sha256:${digest(tokens[id])}", profile: ${profile} }\n`,
  );
  await writeFile(join(directory, 'clients.yaml'), entries.join(''), { mode: 0o600 });
  return { file, tokens };
}

function digest(token) {
  return createHash('sha256').update(token).digest('hex');
}
