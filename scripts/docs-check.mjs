// Checks what the documents promise: links lead somewhere, every verb and denial code is explained, generated pages are current,
// and no sentence repeats what a machine knows better (paths of a build machine).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const problems = [];

function pages(folder = '.') {
  return readdirSync(join(root, folder)).flatMap((name) => {
    if (['node_modules', 'dist', '.git', 'coverage'].includes(name)) return [];
    const path = folder === '.' ? name : `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? pages(path) : path.endsWith('.md') ? [path] : [];
  });
}

/** The anchor that a heading gets on a code host. */
function anchorOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

const texts = new Map(pages().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const anchors = new Map(
  [...texts].map(([path, text]) => [
    path,
    new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading))),
  ]),
);

for (const [path, text] of texts) {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  for (const [, target] of prose.matchAll(/\]\(([^)\s]+)\)/g)) checkLink(path, target);
}

function checkLink(path, target) {
  if (/^[a-z]+:/i.test(target)) return;
  const [file, anchor] = target.split('#');
  const to = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/');
  if (!existsSync(resolve(root, to))) problems.push(`${path}: link to ${target} leads nowhere`);
  else if (anchor && texts.has(to) && !anchors.get(to).has(anchor))
    problems.push(`${path}: ${to} has no heading for #${anchor}`);
}

const prose = [...texts.values()].join('\n');
for (const name of readdirSync(join(root, 'src/cli/commands'))) {
  // The first command of a file is the verb that it registers.
  const verb = /\.command\('([a-z]+)/.exec(readFileSync(join(root, 'src/cli/commands', name), 'utf8'))?.[1];
  if (verb !== undefined && !prose.includes(`extmcp-guard ${verb}`))
    problems.push(`no document shows \`extmcp-guard ${verb}\``);
}

const { denialCodes } = await import(pathToFileURL(join(root, 'dist/hooks/denial-answer.js')).href);
for (const code of denialCodes) {
  if (!texts.get('docs/policy.md')?.includes(`| \`${code}\` |`))
    problems.push(`docs/policy.md does not explain the denial code ${code}`);
}

for (const script of readdirSync(join(root, 'scripts')).filter((name) => /^docs-(?!check)/.test(name))) {
  const run = spawnSync(process.execPath, [join(root, 'scripts', script), '--check'], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) problems.push(`${script}: ${(run.stdout + run.stderr).trim()}`);
}

for (const problem of problems) console.log(problem);
console.log(`${texts.size} documents, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
