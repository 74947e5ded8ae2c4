// Validates agentgateway.yaml, every `yaml` block of the documents that is a gateway configuration, and the Kubernetes policies against
// the gateway's own schemas, when a folder with them is given. Without them it says so: they are not ours to ship.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = process.argv[2] ?? '';
const require = createRequire(import.meta.url);
const Ajv2020 = require('ajv/dist/2020.js').default;
const Ajv = require('ajv').default;
const problems = [];
let checked = 0;

function validator(name) {
  const path = join(folder, name);
  if (!existsSync(path)) return undefined;
  const schema = JSON.parse(readFileSync(path, 'utf8'));
  const Kind = String(schema.$schema ?? '').includes('2020-12') ? Ajv2020 : Ajv;
  return new Kind({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
}

function check(validate, value, where) {
  checked++;
  if (!validate(value))
    for (const error of validate.errors.slice(0, 5))
      problems.push(`${where}: ${error.instancePath || '/'} ${error.message}`);
}

/** Variables with a default stand for it: the gateway expands them before it reads the file. */
function expanded(text) {
  return text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
}

function documents(below = '.') {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.git'].includes(entry.name)) return [];
    const path = below === '.' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? documents(path) : [path];
  });
}

const files = documents();
const gateway = validator('agentgateway-config.schema.json');
if (gateway === undefined) {
  console.log(`not run: no agentgateway schemas in '${folder}'; run: node scripts/schema-check.mjs FOLDER`);
} else {
  for (const path of files.filter((name) => /(^|\/)agentgateway[^/]*\.ya?ml$/.test(name) && !name.startsWith('test/')))
    check(gateway, parse(expanded(readFileSync(join(root, path), 'utf8'))), path);
  for (const path of files.filter((name) => name.endsWith('.md'))) {
    const blocks = [...readFileSync(join(root, path), 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
      ([, block]) => block,
    );
    for (const [index, block] of blocks.entries())
      if (/^(mcp|binds|config):/m.test(block))
        check(gateway, parse(expanded(block)), `${path}, yaml block ${index + 1}`);
  }
  const kinds = {
    AgentgatewayPolicy: validator('agentgatewaypolicies.schema.json'),
    AgentgatewayBackend: validator('agentgatewaybackends.schema.json'),
  };
  for (const path of files.filter((name) => name.startsWith('docker/kubernetes/') && /\.ya?ml$/.test(name))) {
    for (const document of parseAllDocuments(readFileSync(join(root, path), 'utf8'))) {
      const value = document.toJS();
      const validate = kinds[value?.kind];
      if (validate !== undefined) check(validate, value, `${path} (${value.kind})`);
    }
  }
}
for (const problem of problems) console.log(problem);
console.log(`${checked} configurations checked, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
