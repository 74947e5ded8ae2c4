/**
 * Names that fill ordinary projects and home directories. A caller's glob that matches one of them is a broad search; one that
 * matches none of them, but names of credentials, singles those out. Names that talk about secrets are left out on purpose.
 */
export const ORDINARY_NAMES: ReadonlySet<string> = new Set(
  // Directories.
  (
    'src lib bin app apps api assets build client cmd components config configs controllers core data dist docs examples fixtures ' +
    'frontend backend hooks images include internal layouts locales logs middleware migrations models modules node_modules out ' +
    'packages pages pkg plugins public resources routes scripts server services shared static store styles target templates test ' +
    'tests tmp tools types utils vendor views web www workspace documents downloads desktop pictures projects notes etc usr home ' +
    'default main user users system common base domain infra deploy charts helm manifests environments envs production staging ' +
    // Source files.
    'index.ts index.js index.tsx index.html index.css main.ts main.js main.py main.go main.rs app.ts app.js app.tsx app.py app.vue ' +
    'server.ts server.js client.ts utils.ts utils.py helpers.rb types.ts types.d.ts env.ts env.d.ts env.py environment.ts config.ts ' +
    'config.js config.py config.go constants.ts router.ts routes.rb schema.ts schema.sql schema.prisma models.py views.py urls.py ' +
    'settings.py manage.py setup.py conftest.py __init__.py test_app.py app.test.ts app.spec.ts main_test.go mod.rs lib.rs build.rs ' +
    'main.c main.cpp util.h app.java app.kt app.swift app.cs program.cs app.rb app.php index.php app.ex app.exs app.scala app.dart ' +
    'button.tsx button.vue button.svelte button.test.tsx style.css style.scss theme.less page.tsx layout.tsx route.ts store.ts ' +
    'user.ts user.py user.go users.sql query.sql seed.sql migration.sql login.tsx session.ts keyboard.ts keys.ts id.ts image.ts ' +
    'script.sh build.sh run.sh deploy.sh install.sh setup.ps1 run.bat makefile.am rules.mk app.lua app.pl app.r app.jl query.graphql ' +
    'app.proto main.tf variables.tf outputs.tf versions.tf policy.rego worker.ts job.ts email.ts payment.ts model.onnx vite-env.d.ts ' +
    // Documents and data.
    'readme.md readme.rst readme readme.txt license license.md license.txt changelog.md contributing.md security.md notes.txt notes.md ' +
    'todo.md todo.txt guide.md faq.md index.md api.md history.md report.pdf report.docx data.csv data.json data.xml data.db app.db ' +
    'data.sqlite sheet.xlsx slides.pptx book.epub diagram.svg logo.png logo.svg photo.jpg icon.ico clip.mp4 sound.mp3 font.woff2 ' +
    'archive.zip archive.tar.gz backup.sql dump.sql app.log error.log access.log debug.log server.log requirements.txt robots.txt ' +
    'package.json package-lock.json tsconfig.json tsconfig.base.json jsconfig.json composer.json composer.lock manifest.json ' +
    'settings.json launch.json tasks.json extensions.json angular.json nx.json lerna.json turbo.json vercel.json firebase.json app.json ' +
    'config.json config.yml config.yaml config.toml config.ini config.xml config.example.json appsettings.json en.json de.json ' +
    'openapi.json openapi.yaml swagger.json schema.json users.json products.json data.yaml values.yaml chart.yaml deployment.yaml ' +
    'service.yaml ingress.yaml configmap.yaml kustomization.yaml docker-compose.yml docker-compose.yaml compose.yaml ' +
    'docker-compose.override.yml mkdocs.yml action.yml ci.yml release.yml test.yml dependabot.yml openapi.yml playbook.yml pom.xml ' +
    'web.xml logback.xml androidmanifest.xml strings.xml build.gradle build.gradle.kts settings.gradle gradle.properties ' +
    'application.properties application.yml messages.properties log4j.properties cargo.toml cargo.lock pyproject.toml poetry.lock ' +
    'pipfile pipfile.lock setup.cfg tox.ini pytest.ini alembic.ini go.mod go.sum gemfile gemfile.lock rakefile procfile makefile ' +
    'dockerfile dockerfile.dev jenkinsfile vagrantfile cmakelists.txt yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lockb ' +
    'webpack.config.js vite.config.ts vitest.config.ts jest.config.js babel.config.js eslint.config.js tailwind.config.js ' +
    'postcss.config.js next.config.js nuxt.config.ts svelte.config.js rollup.config.js playwright.config.ts cypress.config.ts ' +
    'prettier.config.js netlify.toml wrangler.toml fly.toml nginx.conf httpd.conf redis.conf my.conf app.conf app.ini php.ini ' +
    'server.crt ca.crt cert.crt request.csr known_hosts hosts hostname fstab crontab passenger.rb puma.rb database.yml routes.yml ' +
    // Dot files and directories.
    '.github .gitlab .vscode .idea .husky .circleci .storybook .next .nuxt .cache .config .cargo .gradle .local .venv .yarn ' +
    '.pytest_cache .mypy_cache .turbo .devcontainer .claude .cursor .terraform .m2 .nuget .bundle .composer .gem .gemini .mozilla ' +
    '.gitignore_global .git-blame-ignore-revs .gitea .gitpod.yml .gitpod.dockerfile .gitleaks.toml .gitversion .gitreview .gitconfig.example ' +
    '.gitignore .gitattributes .gitmodules .gitkeep .gitlab-ci.yml .dockerignore .npmignore .nvmrc .node-version .python-version ' +
    '.ruby-version .tool-versions .editorconfig .eslintrc .eslintrc.json .eslintrc.js .eslintignore .prettierrc .prettierrc.json ' +
    '.prettierignore .babelrc .browserslistrc .stylelintrc .huskyrc .lintstagedrc .commitlintrc .mocharc.json .nycrc .swcrc ' +
    '.markdownlint.json .pre-commit-config.yaml .flake8 .pylintrc .coveragerc .rubocop.yml .rspec .clang-format .travis.yml ' +
    '.releaserc .htaccess .bashrc .zshrc .profile .bash_profile .vimrc .tmux.conf .inputrc .ds_store .project .classpath ' +
    '.env.example .env.sample .env.template .envrc.example'
  ).split(' '),
);

/** Ordinary names inside directories that also hold credentials: there, the general list says nothing. */
export const ORDINARY_CHILDREN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '.config': 'dotnet-tools.json nvim fish htop settings.json starship.toml systemd user-dirs.dirs autostart',
    '.local': 'bin share lib state',
    '.docker': '',
    '.cargo': 'config.toml bin registry',
    '.gradle': 'caches wrapper daemon init.gradle',
    '.m2': 'repository wrapper',
    '.gem': 'ruby specs',
    '.bundle': 'cache plugin',
    '.composer': 'cache vendor composer.json',
    '.nuget': 'packages plugins',
    '.gemini': 'settings.json commands gemini.md',
    '.mozilla': 'extensions',
    etc: 'hosts hostname fstab os-release resolv.conf nginx systemd profile protocols services localtime timezone apt cron.d',
    proc: 'cpuinfo meminfo version uptime loadavg stat mounts net sys',
    dev: 'null zero random urandom tty stdin stdout stderr shm',
    run: 'lock user systemd',
    library: 'caches fonts logs preferences developer',
    'application support': 'code slack zoom',
    appdata: 'local roaming locallow temp',
    config:
      'system.yml environments initializers locales routes.rb app.json default.json puma.rb database.yml settings.yml',
  }).map(([directory, names]) => [directory, names.split(' ')]),
);
