/** Paths of ordinary projects, combined from the layouts of common languages and tools. Same seed, same paths. */
export function ordinaryPaths(count: number, seed: number): readonly string[] {
  const random = mulberry32(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const paths = new Set<string>();
  while (paths.size < count) {
    const depth = 1 + Math.floor(random() * 4);
    const folders = Array.from({ length: depth }, () => pick(FOLDERS));
    const name = random() < 0.35 ? pick(WHOLE_NAMES) : `${pick(STEMS)}${pick(SUFFIXES)}${pick(EXTENSIONS)}`;
    paths.add([pick(ROOTS), ...folders, name].filter((part) => part !== '').join(pick(['/', '/', '/', '\\'])));
  }
  return [...paths];
}

/** A small generator of pseudo-random numbers between 0 and 1 with a 32-bit state. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.split(' ');
const ROOTS = [
  '',
  '',
  '.',
  '/workspace',
  '/home/dev/app',
  '/Users/dev/code/shop',
  'C:\\Users\\dev\\code',
  '/srv/www',
  '~/projects/api',
];
const FOLDERS = words(
  'src lib app apps packages internal cmd pkg core server client components hooks pages api routes models views controllers services ' +
    'utils helpers types test tests __tests__ spec fixtures docs guides examples scripts tools config configs environments env deploy ' +
    'k8s helm charts templates terraform modules ansible roles tasks migrations seeds public static assets images fonts styles locales ' +
    'en de node_modules @types @scope vendor target build dist out .github workflows .vscode .storybook .devcontainer .husky .claude ' +
    'auth login session cookies tokens keys crypto ssh git aws azure gcloud docker kube credentials secrets identity security oauth ' +
    'passwords vault wallet history browser keychain proc etc dev run [id] [...slug] (group) _layout v1 2024-01-01 year=2024 a+b ' +
    'com example java main kotlin Sources Tests MyApp.xcodeproj Pods obj bin Properties wwwroot App_Data storage database',
);
const STEMS = words(
  'index main app server client user users order product invoice payment login session auth oauth token tokens tokenizer key keys ' +
    'keyboard monkey environment env config settings constants types utils helpers errors logger router schema query mutation store ' +
    'button modal table form layout page header footer theme colors identity credential credentials credential_provider secret secrets ' +
    'secret_manager password passwords vault wallet ssh ssh_client git git_utils aws_client azure_blob gcloud kube kubeconfig dotenv env_loader ' +
    'cookie cookies history keychain certificate cert tls rsa ecdsa ed25519 id_generator grid_rsa service_account shadow netrc npmrc ' +
    'handler parser worker job cache cron email sms report chart map readme guide notes todo changelog diagram photo sheet',
);
const SUFFIXES = [
  '',
  '',
  '',
  '',
  '.test',
  '.spec',
  '.d',
  '.stories',
  '.module',
  '_test',
  '-utils',
  '.config',
  '.controller',
  '.service',
];
const EXTENSIONS = words(
  '.ts .tsx .js .jsx .mjs .py .go .rs .rb .java .kt .swift .cs .php .c .h .cpp .md .mdx .html .css .scss .svg .png .vue .sql .sh .ipynb',
);
const WHOLE_NAMES = words(
  'package.json package-lock.json tsconfig.json README.md LICENSE Makefile Dockerfile docker-compose.yml .gitignore .gitattributes ' +
    '.gitmodules .gitlab-ci.yml .gitkeep .dockerignore .npmignore .nvmrc .editorconfig .eslintrc .eslintrc.json .prettierrc .babelrc ' +
    '.env.example .env.sample .env.template .env.dist .env.local.example example.env .envrc.example pyproject.toml requirements.txt ' +
    'requirements-dev.txt setup.cfg poetry.lock go.mod go.sum Cargo.toml Cargo.lock Gemfile Gemfile.lock composer.json pom.xml ' +
    'build.gradle settings.gradle gradle.properties application.yml application.properties values.yaml Chart.yaml deployment.yaml ' +
    'service.yaml service-account.yaml configmap.yaml sealed-secrets.yaml main.tf variables.tf outputs.tf terraform.tfvars.example ' +
    'versions.tf .terraform.lock.hcl openapi.yaml schema.prisma schema.graphql nginx.conf app.log data.csv data.json users.sqlite ' +
    'en.json auth.json tokens.json keys.json colors.json public.pem server.crt id_rsa.pub robots.txt manifest.json settings.json ' +
    'launch.json ci.yml release.yml dependabot.yml CODEOWNERS Procfile wrangler.toml vercel.json netlify.toml firebase.json wp-config-sample.php ' +
    'appsettings.json appsettings.Development.json launchSettings.json AndroidManifest.xml Info.plist Podfile pubspec.yaml mix.exs ' +
    'credentials.ts credentials.md credentials.go secrets.ts .secrets.baseline tox.ini conftest.py .pylintrc .python-version +page.svelte',
);
