// Speed of the secret scanner, as ratios within one run: read those, not the MB/s. Needs `npm run build` first.
import RE2 from 're2';

const { compileScanner } = await import('../dist/rules/secrets/compile.js');
const { redactJson } = await import('../dist/rules/secrets/redact-json.js');
const { SECRET_CATALOGUE } = await import('../dist/rules/secrets/catalogue.js');
const { createDraw, ALPHABETS } = await import('../dist/rules/secrets/template.js');

const ROUNDS = 5;
const PAIRS = 15;
const WARM_UP_MS = 500;
const MAX_GROWTH = 2.6;
const compiled = compileScanner({ presets: ['default'], disable: [], rules: [], allow: [] });
if (!compiled.ok) throw new Error('the default rules do not compile');
const scanner = compiled.value;

/** The middle one of some numbers. */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

function milliseconds(work, repeat) {
  const start = performance.now();
  for (let i = 0; i < repeat; i += 1) work();
  return (performance.now() - start) / repeat;
}

/** Milliseconds: the median of some rounds. */
function time(work) {
  return median(Array.from({ length: ROUNDS }, () => milliseconds(work, 1)));
}

/**
 * Medians of two works in turn, in milliseconds, and of what the second takes in terms of the first: whatever else the machine
 * does at a moment slows both. Rounds before that warm the code up.
 */
function compare(ours, base, repeat, warmUpMs = WARM_UP_MS) {
  const warmUp = performance.now() + warmUpMs;
  while (performance.now() < warmUp) for (const work of [ours, base]) work();
  const rounds = Array.from({ length: PAIRS }, () => [milliseconds(ours, repeat), milliseconds(base, repeat)]);
  return {
    ours: median(rounds.map(([own]) => own)),
    base: median(rounds.map(([, other]) => other)),
    ratio: median(rounds.map(([own, other]) => other / own)),
  };
}

const WORDS =
  'the quick server returns a list of users with their names and last visits; see docs for details about paging'.split(
    ' ',
  );
const FOREIGN = 'данные ответа сервера содержат список пользователей и время последнего входа 一覧 データ'.split(' ');

/** JSON records as tools return them: ids, names, dates, hashes, sentences. */
function makeJson(bytes, words, secretEvery) {
  const draw = createDraw(42);
  const records = [];
  let size = 0;
  let sinceSecret = 0;
  while (size < bytes) {
    const record = {
      id: draw.integer(1e9),
      commit: draw.chars(ALPHABETS.hex, 40),
      name: words[draw.integer(words.length)],
      createdAt: '2026-03-01T12:00:00Z',
      path: `/srv/data/${draw.chars(ALPHABETS.lower, 8)}/${draw.chars(ALPHABETS.lower, 6)}.json`,
      note: Array.from({ length: 24 }, () => words[draw.integer(words.length)]).join(' '),
    };
    sinceSecret += 400;
    if (secretEvery > 0 && sinceSecret >= secretEvery) {
      record.note += ` token ghp${'_'}${draw.chars(ALPHABETS.base62, 36)} end`;
      sinceSecret = 0;
    }
    size += Buffer.byteLength(JSON.stringify(record));
    records.push(record);
  }
  return JSON.stringify({ records });
}

function walk(value) {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let total = 0;
  for (const key of Object.keys(value)) total += walk(value[key]);
  return total;
}

function floor(text) {
  const value = JSON.parse(text);
  walk(value);
  return JSON.stringify(value);
}

const separate = SECRET_CATALOGUE.map((rule) => new RE2(rule.source.replaceAll('(?<secret>', '(?:'), 'g'));
function oneByOne(text) {
  let out = text;
  for (const expression of separate) out = out.replace(expression, '[REDACTED]');
  return out;
}

function speeds() {
  const rows = [];
  for (const [label, bytes] of [
    ['1 KB', 1024],
    ['64 KB', 65_536],
    ['1 MB', 1_048_576],
    ['10 MB', 10_485_760],
  ]) {
    for (const [language, words] of [
      ['ASCII', WORDS],
      ['non-ASCII', [...WORDS, ...FOREIGN]],
    ]) {
      for (const [kind, every] of [
        ['clean', 0],
        ['dirty, 1 secret in 10 KB', 10_240],
      ]) {
        if (bytes < every) continue;
        const text = makeJson(bytes, words, every);
        const value = JSON.parse(text);
        const mega = Buffer.byteLength(text) / 1e6;
        const repeat = Math.max(1, Math.round(200_000 / bytes));
        const { ours, base, ratio } = compare(
          () => redactJson(scanner, value, { marker: 'plain' }),
          () => floor(text),
          repeat,
        );
        const naive = bytes > 2e6 ? undefined : time(() => oneByOne(text));
        rows.push({
          JSON: `${label} ${language} ${kind}`,
          'scan MB/s': ((mega / ours) * 1000).toFixed(0),
          'parse+walk+stringify MB/s': ((mega / base) * 1000).toFixed(0),
          'scan : parse+walk+stringify': ratio.toFixed(2),
          'scan : one replace per rule': naive === undefined ? '-' : (naive / ours).toFixed(1),
        });
      }
    }
  }
  console.table(rows);
}

/** Texts that make careless scanners slow, as a function of their size. */
const WORST = {
  'key heads': (n) => '-----BEGIN RSA PRIVATE KEY-----\n'.repeat(n / 32),
  'key heads and feet': (n) => '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n'.repeat(n / 54),
  'key feet': (n) => '-----END PRIVATE KEY-----\nAbc1/+Abc1/+Abc1/+Abc1/+\n'.repeat(n / 52),
  'eyJ run': (n) => 'eyJ'.repeat(n / 3),
  'eyJ dots': (n) => 'eyJhbGciOiJ.'.repeat(n / 12),
  'scheme run': (n) => 'a://'.repeat(n / 4),
  'URL users': (n) => 'http://a:b@'.repeat(n / 11),
  'at signs': (n) => `http://${'@'.repeat(n)}`,
  'key words': (n) => 'password'.repeat(n / 8),
  'key words, assigned': (n) => 'password='.repeat(n / 9),
  'key words, spaced': (n) => 'token : '.repeat(n / 8),
  quotes: (n) => `password="${'"'.repeat(n)}`,
  backslashes: (n) => `"password":"${'\\'.repeat(n)}`,
  'escaped quotes': (n) => '\\"token\\":\\"'.repeat(n / 12),
  spaces: (n) => `token${' '.repeat(n)}=x1`,
  'line feeds': (n) => `token:${'\n'.repeat(n)}`,
  'percent signs': (n) => '%25'.repeat(n / 3),
  base64: (n) => 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo'.repeat(n / 35),
  'base64 lines': (n) => `${'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJz\n'}`.repeat(n / 61),
  prefixes: (n) => 'ghp_glpat-xoxb-AKIA'.repeat(n / 19),
  'near misses': (n) => 'AKIAAKIAAKIAAKIAAKIA'.repeat(n / 20),
  'zero-width': (n) => 'g\u200bh\u200bp\u200b_'.repeat(n / 7),
  'table rows': (n) => 'password,token\n'.repeat(n / 15),
  'cookie header': (n) => `Cookie: ${'a=b; '.repeat(n / 5)}`,
  'YAML secrets': (n) => 'kind: Secret\ndata:\n  a: b\n---\n'.repeat(n / 30),
  'commas in calls': (n) => `setPassword(${'"a",'.repeat(n / 4)})`,
  brackets: (n) => `{"token":${'['.repeat(n)}`,
  entities: (n) => '&quot;'.repeat(n / 6),
  'unicode escapes': (n) => '\\u0070'.repeat(n / 6),
};

function growth() {
  const rows = [];
  let worst = 0;
  for (const [name, make] of Object.entries(WORST)) {
    const [small, large] = [make(131_072), make(262_144)];
    scanner.scan(small.slice(0, 1000));
    // In turn, so that whatever slows the machine for a while slows both.
    const {
      ours: b,
      base: a,
      ratio,
    } = compare(
      () => scanner.scan(large),
      () => scanner.scan(small),
      1,
      WARM_UP_MS / 5,
    );
    const growth = 1 / ratio;
    if (b > 5) worst = Math.max(worst, growth);
    rows.push({
      text: name,
      '128 KB, ms': a.toFixed(1),
      '256 KB, ms': b.toFixed(1),
      growth: growth.toFixed(2),
      'MB/s': ((0.262 / b) * 1000).toFixed(1),
    });
  }
  console.table(rows);
  console.log(`largest growth on doubling: ${worst.toFixed(2)} (limit ${MAX_GROWTH})`);
  if (worst > MAX_GROWTH) process.exitCode = 1;
}

if (process.argv[2] !== 'growth') speeds();
if (process.argv[2] !== 'speed') growth();
