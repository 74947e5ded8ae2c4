// Speed of the path rules, in CPU time of one core. Needs `npm run build` first.
const { compilePathRules } = await import('../dist/rules/paths/compile.js');
const { judgeGlob, judgePath, mentionsDenied } = await import('../dist/rules/paths/judge-path.js');

const ROUNDS = 7;
/** Microseconds that deciding a call with ten paths may take. */
const BUDGET_US = 30;
/** Growth of the time when the input doubles: 2 is linear, 4 is quadratic. */
const MAX_GROWTH = 3;

const compiled = compilePathRules({ deny: ['preset:credentials'], allow: [] });
if (!compiled.ok) throw new Error('the packaged preset does not compile');
const rules = compiled.value;

/** CPU microseconds of one run of `work`: the least of some rounds. */
function time(work, repeat) {
  for (let run = 0; run < repeat; run += 1) work();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let run = 0; run < repeat; run += 1) work();
    const used = process.cpuUsage(start);
    return (used.user + used.system) / repeat;
  });
  return Math.min(...rounds);
}

const PATHS = [
  'src/components/Button.tsx',
  '/home/dev/app/src/server/routes/users.ts',
  'README.md',
  'packages/core/test/fixtures/data.json',
  'docs/guide/getting-started.md',
  '/workspace/app/api/v1/handler.go',
  'lib/utils/string_helpers.py',
  'tests/unit/test_parser.py',
  '.github/workflows/ci.yml',
  'config/webpack.config.js',
];
const CONTEXT = { root: '/sandbox' };
let failed = false;

function report(name, value, unit, bad = false) {
  failed ||= bad;
  console.log(`${name.padEnd(46)} ${value.toFixed(2).padStart(10)} ${unit}${bad ? '   TOO SLOW' : ''}`);
}

const params = JSON.stringify({ name: 'read_multiple_files', arguments: { paths: PATHS } });
const parse = time(() => JSON.parse(params), 20_000);
const alone = time(() => PATHS.every((path) => judgePath(rules, path).kind === 'allow'), 5000);
const rooted = time(() => PATHS.every((path) => judgePath(rules, path, CONTEXT).kind === 'allow'), 5000);
report('JSON.parse of a call with ten paths', parse, 'us');
report('ten paths', alone, 'us', alone > BUDGET_US);
report('  times JSON.parse', alone / parse, 'x');
report('ten paths below a root', rooted, 'us', rooted > BUDGET_US);
report('  times JSON.parse', rooted / parse, 'x');

const windows = PATHS.map((path) => `C:\\Users\\dev\\${path.replaceAll('/', '\\')}`);
const foreign = PATHS.map((path) => `документы/${path}`);
const routes = PATHS.map((path) => `app/[id]/${path}`);
for (const [name, paths] of [
  ['ten Windows paths', windows],
  ['ten paths with other letters', foreign],
  ['ten paths with brackets', routes],
]) {
  report(
    name,
    time(() => paths.every((path) => judgePath(rules, path).kind === 'allow'), 200),
    'us',
  );
}
report(
  'compile of preset:credentials',
  time(() => compilePathRules({ deny: ['preset:credentials'], allow: [] }), 3) / 1000,
  'ms',
);

/** Hostile values of 4,096 characters, the longest that is judged, each aimed at one step. */
const HOSTILE = {
  slashes: '/'.repeat(4096),
  'a/': 'a/'.repeat(2048),
  'a/../': 'a/../'.repeat(819),
  '.env.example/': '.env.example/'.repeat(315),
  'percent signs': '%25'.repeat(1365),
  'open brackets': '['.repeat(4096),
  'open groups': '@('.repeat(2048),
  'open braces': '{,'.repeat(2048),
  stars: '*a'.repeat(500),
  classes: '[a-z]*'.repeat(42),
  groups: '*(a|b)'.repeat(42),
  'zero-width': 'a\u200b'.repeat(2048),
  'combining marks': 'e\u0301\u0323'.repeat(1365),
  entities: '&#46;'.repeat(819),
  escapes: '\\u002e'.repeat(682),
  colons: 'a:'.repeat(2048),
  'short names': 'a~1/'.repeat(1024),
  copies: '.bak'.repeat(1024),
  dollars: '${a-'.repeat(1024),
};

for (const [name, value] of Object.entries(HOSTILE)) {
  const half = value.slice(0, value.length / 2);
  const one = time(() => judgePath(rules, half), 20);
  const two = time(() => judgePath(rules, value), 20);
  const perMegabyte = (two * 1_000_000) / value.length / 1000;
  report(`hostile 1 MB of ${name}, as values`, perMegabyte, 'ms');
  report('  growth on doubling a value', two / one, 'x', two > 200 && two / one > MAX_GROWTH);
}

for (const size of [500_000, 1_000_000]) {
  const text = 'cat ./x/.y/z;'.repeat(size / 13);
  report(`text of ${size / 1000} kB judged by containment`, time(() => mentionsDenied(rules, text), 1) / 1000, 'ms');
}
report(
  'a broad glob',
  time(() => judgeGlob(rules, '**/*.ts'), 500),
  'us',
);
if (failed) process.exitCode = 1;
