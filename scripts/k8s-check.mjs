// Checks the Kubernetes manifests: each document against the Kubernetes API's own schema, no field that the API does not know, and
// what the API server cannot see (names that refer to each other, files that kustomization.yaml lists, the policy inside the ConfigMap).
// The gateway's own kinds have schemas that are not ours to ship: scripts/schema-check.mjs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = process.argv[2] ?? join(root, 'docker', 'kubernetes');
const require = createRequire(import.meta.url);
const problems = [];
const KUSTOMIZATION = 'kustomization.yaml';

const documents = readdirSync(folder)
  .filter((name) => /\.ya?ml$/.test(name) && name !== KUSTOMIZATION)
  .flatMap((file) =>
    read(file).map((value) => ({ file, value, where: `${file} (${value?.kind} ${value?.metadata?.name})` })),
  );

function read(file) {
  return parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    for (const error of document.errors) problems.push(`${file}: ${error.message.split('\n')[0]}`);
    return document.toJS();
  });
}

/** `apps/v1` is a folder of the package, and so is `v1`. */
const modulePath = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;
const isOurs = ({ value }) => typeof value?.apiVersion === 'string' && typeof value.kind === 'string';
const isGateways = ({ value }) => value.apiVersion.startsWith('agentgateway.dev/');

const known = documents.filter((document) => isOurs(document) && !isGateways(document));
for (const { file } of documents.filter((document) => !isOurs(document)))
  problems.push(`${file}: a document without apiVersion and kind`);
for (const document of known) checkSchema(document);
checkUnknownFields(known);
checkKustomization();
checkReferences();

function checkSchema({ value, where }) {
  let model;
  try {
    model = require(modulePath(value))[value.kind];
  } catch {
    problems.push(`${where}: no such kind in ${value.apiVersion}`);
    return;
  }
  try {
    new model(value).validate();
  } catch (error) {
    for (const line of String(error.message).split('\n')) problems.push(`${where}: ${line}`);
  }
}

/** The schemas let unknown fields through, as the API server does; the types of the same package do not. */
function checkUnknownFields(checked) {
  const work = mkdtempSync(join(root, 'node_modules', '.k8s-check-'));
  try {
    const lines = checked.map(({ value }, index) => {
      const type = `import('${modulePath(value)}').I${value.kind}`;
      return `export const document${index}: ${type} = ${JSON.stringify(value)};`;
    });
    const source = join(work, 'manifests.ts');
    writeFileSync(source, `${lines.join('\n')}\n`);
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', ''];
    const modules = ['--module', 'preserve', '--moduleResolution', 'bundler'];
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const run = spawnSync(process.execPath, [tsc, ...flags, ...modules, source], { cwd: work, encoding: 'utf8' });
    for (const line of run.stdout.split('\n').filter((text) => /error TS/.test(text))) {
      const index = Number(/\((\d+),/.exec(line)?.[1]) - 1;
      problems.push(`${checked[index]?.where ?? 'types'}: ${line.replace(/^.*error TS\d+: /, '')}`);
    }
    if (run.status !== 0 && run.stdout === '') problems.push(`types: tsc ended with ${run.status}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function checkKustomization() {
  const [value] = read(KUSTOMIZATION);
  const listed = new Set(value.resources);
  const present = new Set(documents.map(({ file }) => file));
  for (const file of listed) if (!present.has(file)) problems.push(`${KUSTOMIZATION}: ${file} is not there`);
  for (const file of present) if (!listed.has(file)) problems.push(`${KUSTOMIZATION}: ${file} is not listed`);
}

/** A name that leads nowhere is accepted by every schema, and shows when the guard is needed. */
function checkReferences() {
  const names = new Set(documents.map(({ value }) => `${value?.kind}/${value?.metadata?.name}`));
  const wanted = (kind, name, where) => {
    if (!names.has(`${kind}/${name}`)) problems.push(`${where}: there is no ${kind} ${name}`);
  };
  for (const { value, where } of documents) {
    const { spec } = value;
    if (value.kind === 'Deployment') {
      wanted('ServiceAccount', spec.template.spec.serviceAccountName, where);
      for (const { configMap } of spec.template.spec.volumes) wanted('ConfigMap', configMap.name, where);
    }
    if (value.kind === 'HorizontalPodAutoscaler') wanted(spec.scaleTargetRef.kind, spec.scaleTargetRef.name, where);
    if (value.kind === 'AgentgatewayPolicy') {
      for (const target of spec.targetRefs) wanted(target.kind, target.name, where);
      for (const { remote } of spec.backend.mcp?.guardrails.processors ?? [])
        wanted('Service', remote.backendRef.name, where);
    }
  }
}

for (const problem of problems) console.log(problem);
console.log(`${documents.length} manifests, ${known.length} against the Kubernetes API, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
