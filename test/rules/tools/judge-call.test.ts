import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { judge } from './call-policies.js';

type Row = readonly [why: string, service: string, tool: string, args: JsonValue];

const DENIED: readonly Row[] = [
  // wrong types in a path field
  ['an array in a path field', 'filesystem', 'read_file', { path: ['notes.txt', '.env'] }],
  ['an object in a path field', 'filesystem', 'read_file', { path: { value: '.env' } }],
  ['an object whose member is called like text', 'filesystem', 'read_file', { path: { text: '.env' } }],
  ['nested arrays', 'filesystem', 'read_multiple_files', { paths: [['a'], [['.env']]] }],
  ['JSON text of an array', 'filesystem', 'read_multiple_files', { paths: '["README.md", ".env"]' }],
  ['JSON text of a string', 'filesystem', 'read_file', { path: '".env"' }],
  ['JSON text in JSON text', 'filesystem', 'read_file', { path: '["[\\"\\\\u002eenv\\"]"]' }],
  ['a comma list', 'repomix', 'file_system_read_file', { path: 'README.md,.env' }],
  ['a list of lines', 'eslint', 'lint-files', { filePaths: 'a.ts\n.env' }],
  ['a map from paths', 'filesystem', 'read_multiple_files', { paths: { '.env': true } }],
  ['a list in another language', 'filesystem', 'read_multiple_files', { paths: "['README.md', '.env']" }],
  ['a list parted by spaces', 'eslint', 'lint-files', { filePaths: 'a.ts .env' }],
  ['a long comma list', 'upstream', 'do_it', { gadget: `${'a.ts,'.repeat(1000)}.env` }],
  ['a data URI that climbs', 'upstream', 'do_it', { gadget: 'data:x/../../.env' }],
  [
    'a patch of an unknown dialect',
    'upstream',
    'patch',
    { diff: '.env\n<<<<<<< SEARCH\nA\n=======\nB\n>>>>>>> REPLACE' },
  ],
  // field names and places
  ['a field in another spelling', 'filesystem', 'read_file', { Path: '.env' }],
  ['a field with dashes', 'playwright', 'browser_file_upload', { 'file-paths': ['.env'] }],
  [
    'a field at depth',
    'gitlab',
    'push_files',
    {
      files: [
        { file_path: 'a', content: 'x' },
        { file_path: '.env', content: '' },
      ],
    },
  ],
  ['an alias that is not in the schema', 'filesystem', 'read_file', { path: 'a', file_path: '.env' }],
  ['an unmapped field of a known tool', 'filesystem', 'read_file', { path: 'a', thing: '/home/dev/.ssh/config' }],
  [
    'a file of an object in a path list',
    'text-editor',
    'get_text_file_contents',
    { files: [{ file_path: '.env', ranges: [] }] },
  ],
  ['arguments that are a string', 'upstream', 'anything', '{"path": ".env"}'],
  ['arguments that are an array', 'upstream', 'anything', ['.env']],
  // unknown tools
  [
    'an unknown tool and field',
    'tree-sitter',
    'ast_search',
    { file: '/home/dev/app/.env', pattern: '(identifier) @id' },
  ],
  ['an unknown tool that writes', 'onedrive', 'download_file', { file_id: 'f1', save_directory: '/home/dev/.ssh' }],
  ['a field nobody has heard of', 'upstream', 'do_it', { gadget: 'app/.env' }],
  ['a folder with spaces', 'upstream', 'do_it', { gadget: 'My Files/.env' }],
  ['a key that is a path', 'upstream', 'do_it', { gadgets: { '/home/dev/.ssh/id_rsa': 1 } }],
  ['a mount', 'upstream', 'do_it', { gadgets: ['/home/dev/.ssh:/keys:ro'] }],
  ['a value behind an equals sign', 'upstream', 'do_it', { gadgets: ['config=/home/dev/app/.env'] }],
  ['an upload by @', 'upstream', 'do_it', { gadgets: ['file=@.env'] }],
  ['a file URI', 'upstream', 'do_it', { gadget: 'file:///home/dev/app/.env' }],
  ['a remote-looking path that climbs', 'upstream', 'do_it', { gadget: 'https://x/../../.env' }],
  ['an entry of an archive', 'zip', 'zip_extract_text', { archive: 'backup.zip', entry: 'app/.env' }],
  ['files of an archive', 'zip', 'zip_create', { output: 'b.zip', files: ['README.md', '/home/dev/.ssh/id_ed25519'] }],
  ['JSON text in an unknown field', 'upstream', 'do_it', { gadget: '{"where": "/home/dev/.ssh/id_rsa"}' }],
  ['a long way round', 'upstream', 'do_it', { gadget: `${'a/../'.repeat(2000)}.env` }],
  ['a repository directory', 'pare-git', 'log', { path: '/home/dev/.ssh' }],
  // two-part paths
  ['folder and file name', 'obsidian', 'read-note', { vault: 'main', folder: '.kube', filename: 'config' }],
  ['file name before folder', 'obsidian', 'read-note', { filename: 'config', folder: '.kube' }],
  ['a working directory', 'upstream', 'open', { cwd: '/home/dev/.kube', file: 'config' }],
  ['a base above a nested file', 'upstream', 'open', { root: '.kube', items: [{ file: 'config' }] }],
  ['two bases', 'upstream', 'open', { folder: '.config', directory: 'gh', file: 'hosts.yml' }],
  ['a repository and files', 'git', 'git_add', { repo_path: '/home/dev/.kube', files: ['config'] }],
  // kinds
  ['a revision and a file', 'git', 'git_show', { repo_path: '/home/dev/app', revision: 'HEAD:.env' }],
  ['an index stage and a file', 'git', 'git_show', { repo_path: '.', revision: ':0:.env' }],
  ['a revision in an unknown tool', 'upstream', 'git_blob', { ref: 'main:config/.env' }],
  ['a map of volumes', 'docker', 'run_container', { volumes: { '/home/dev/.ssh': { bind: '/keys', mode: 'ro' } } }],
  ['volumes as JSON text', 'docker', 'run_container', { volumes: '["/home/dev/.aws:/aws"]' }],
  ['a mount of a home directory', 'docker', 'run_container', { volumes: ['/home/dev:/mnt'] }],
  ['a mount in long form', 'docker', 'run_container', { volumes: ['type=bind,source=/home/dev/.ssh,target=/k'] }],
  ['kubectl --from-file', 'kubernetes', 'kubectl_create', { fromFile: ['key=/home/dev/.ssh/id_rsa'] }],
  ['a patch in git form', 'jetbrains', 'apply_patch', { patch: 'diff --git a/.env b/.env\n--- a/.env\n+++ b/.env\n' }],
  ['a patch that moves', 'jetbrains', 'apply_patch', { input: '*** Update File: a.md\n*** Move to: .env\n' }],
  ['a rename in a patch', 'upstream', 'patch', { diff: 'rename from .env\nrename to plain.txt\n' }],
  ['an include list', 'gemini', 'read_many_files', { include: ['src/**', '**/.env*'] }],
  [
    'a comma list of patterns',
    'repomix',
    'pack_codebase',
    { directory: '/home/dev/app', includePatterns: 'src/**,.env' },
  ],
  [
    'a pattern that singles out',
    'desktop-commander',
    'start_search',
    { path: '.', pattern: 'API', searchType: 'content', filePattern: '.en?' },
  ],
  ['SQL that attaches', 'sqlite', 'read_query', { query: "ATTACH DATABASE '/home/dev/.aws/credentials' AS a" }],
  ['SQL that reads a file', 'db', 'query', { sql: "SELECT readfile('/home/dev/.ssh/id_rsa')" }],
  ['code', 'code-runner', 'run-code', { code: "print(open('/home/dev/.ssh/id_rsa').read())", languageId: 'python' }],
  ['an argument vector', 'shell', 'shell_execute', { command: ['cat', '.env'], directory: '/home/dev/app' }],
  ['command and arguments apart', 'upstream', 'spawn', { command: 'cat', args: ['.env'] }],
  ['a list of commands', 'upstream', 'batch', { commands: ['ls', 'cat .env'] }],
  ['a local path in a URL field', 'pdf', 'display_pdf', { url: '/home/dev/.ssh/id_rsa' }],
  // effects
  ['a moved credential', 'filesystem', 'move_file', { source: '/home/dev/app/.env', destination: 'a.txt' }],
  ['a move into a denied place', 'filesystem', 'move_file', { source: 'a.txt', destination: '/home/dev/.ssh/config' }],
  ['a moved directory', 'filesystem', 'move_file', { source: '/home/dev/.aws', destination: '/home/dev/app/tmp' }],
  ['a home directory packed', 'repomix', 'pack_codebase', { directory: '/home/dev' }],
  [
    'the root packed',
    'rust-mcp-filesystem',
    'zip_directory',
    { input_directory: '/', pattern: '*', target_zip_file: 'a.zip' },
  ],
  ['a home directory moved', 'filesystem', 'move_file', { source: '/home/dev', destination: '/tmp/x' }],
  [
    'a home directory archived by an unknown tool',
    'upstream',
    'create_archive',
    { source: '/home/dev', target: 'x.tgz' },
  ],
  ['a home directory converted', 'markitdown', 'convert_directory', { dir_path: '/root' }],
  ['a denied directory listed', 'filesystem', 'directory_tree', { path: '/home/dev/.ssh' }],
  // calls in calls
  ['a call as text', 'jetbrains', 'execute_tool', { command: 'read_file --file_path .env' }],
  ['a call as text with a pair', 'jetbrains', 'execute_tool', { command: 'read_file file_path=".env"' }],
  ['a call as an object', 'hub', 'call_tool', { tool: 'read_file', arguments: { path: '.env' } }],
  ['a call with JSON arguments', 'hub', 'execute_tool', { tool_name: 'read_file', params: '{"path": ".env"}' }],
  ['a call of a service', 'hub', 'invoke', { server: 'git', name: 'git_show', args: { revision: 'HEAD:.env' } }],
  [
    'a batch of calls',
    'hub',
    'batch',
    {
      calls: [
        { tool: 'list_directory', arguments: { path: '.' } },
        { tool: 'read_file', arguments: { path: '.env' } },
      ],
    },
  ],
  [
    'a call in a call',
    'hub',
    'call_tool',
    { tool: 'call_tool', arguments: { tool: 'read_file', arguments: { path: '.env' } } },
  ],
  ['a function call', 'hub', 'run', { function: { name: 'read_file', arguments: '{"path":".env"}' } }],
  [
    'a packed query',
    'serena',
    'query_project',
    { project_name: 'app', tool_name: 'read_file', tool_params_json: '{"relative_path": ".env"}' },
  ],
  [
    'a glob of an inner tool',
    'hub',
    'call_tool',
    { tool: 'search_files', arguments: { path: '.', pattern: '**/id_rsa*' } },
  ],
];

const ALLOWED: readonly Row[] = [
  ['a file of the project', 'filesystem', 'read_file', { path: '/home/dev/app/src/index.ts' }],
  ['no arguments', 'filesystem', 'list_allowed_directories', {}],
  [
    'content that names a credential',
    'filesystem',
    'write_file',
    { path: '.gitignore', content: '.env\n.npmrc\nid_rsa\n' },
  ],
  ['content that is nothing else', 'filesystem', 'write_file', { path: 'note.txt', content: '.env' }],
  [
    'text of an edit',
    'filesystem',
    'edit_file',
    { path: 'a.md', edits: [{ oldText: 'cat ~/.ssh/id_rsa.pub', newText: '~/.ssh/id_rsa' }] },
  ],
  ['a commit message', 'git', 'git_commit', { repo_path: '/home/dev/app', message: '.env' }],
  [
    'exclude patterns',
    'filesystem',
    'search_files',
    { path: '.', pattern: '*.ts', excludePatterns: ['.env', '**/.ssh'] },
  ],
  ['exclude patterns of an unknown tool', 'upstream', 'scan', { path: '.', excludePatterns: ['.env'], ignore: '.git' }],
  ['a pattern that excludes', 'jetbrains', 'search_text', { q: 'x', paths: ['src/**', '!**/.env*'] }],
  ['a search for words', 'obsidian', 'obsidian_simple_search', { query: '.env' }],
  ['a search query of an unknown tool', 'web', 'search', { query: '.env' }],
  ['a needle of an unknown tool', 'upstream', 'grep', { pattern: '.env', path: 'src' }],
  [
    'a content search',
    'desktop-commander',
    'start_search',
    { path: '/home/dev/app', pattern: '.env', searchType: 'content' },
  ],
  ['prose in an unknown field', 'upstream', 'remind', { gadget: 'Please rotate what is in /app/.env today' }],
  ['a word of the trade', 'upstream', 'create', { gadget: 'credentials', mode: 'credentials' }],
  ['code words', 'upstream', 'explain', { gadget: 'process.env', other: 'import.meta.env' }],
  ['a documentation URL', 'fetch', 'fetch', { url: 'https://docs.example.com/config-files.html#credentials' }],
  ['a URL that ends in a file name', 'fetch', 'fetch', { url: 'https://example.com/raw/.env' }],
  ['a URL in an unknown field', 'upstream', 'do_it', { gadget: 'https://example.com/raw/.env' }],
  ['a data URI', 'markitdown', 'convert_to_markdown', { uri: 'data:text/plain,.env' }],
  ['knowledge about a file', 'memory', 'create_entities', { entities: [{ name: '.env', observations: ['.ssh'] }] }],
  ['a listed home directory', 'filesystem', 'list_directory', { path: '/home/dev' }],
  ['the tree of a project', 'filesystem', 'directory_tree', { path: '/home/dev/app' }],
  ['a packed project', 'repomix', 'pack_codebase', { directory: '/home/dev/app' }],
  ['a repository by its URL', 'git', 'git_clone', { url: 'https://github.com/acme/app.git', path: '/home/dev/app' }],
  ['a branch', 'git', 'git_create_branch', { repo_path: '.', branch_name: 'fix/.env' }],
  [
    'a container side',
    'docker',
    'run_container',
    { image: 'x', volumes: { '/home/dev/app/data': { bind: '/app/.env', mode: 'ro' } } },
  ],
  ['environment of a container', 'docker', 'run_container', { image: 'x', environment: { ENV_FILE: '/app/.env' } }],
  [
    'a patch whose lines talk',
    'jetbrains',
    'apply_patch',
    { patch: '--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-.env\n+rename from .env\n' },
  ],
  ['rows about a file', 'sqlite', 'read_query', { query: "SELECT * FROM notes WHERE name = '.env'" }],
  ['SQL with a string', 'sqlite', 'write_query', { query: "INSERT INTO t VALUES ('.env')" }],
  ['a template', 'filesystem', 'read_file', { path: '/home/dev/app/.env.example' }],
  ['an inner call', 'hub', 'call_tool', { tool: 'write_file', arguments: { path: 'a', content: '.env' } }],
  ['code written down, not run', 'upstream', 'create_snippet', { name: 'a', code: "load('.env')" }],
  ['an edit command', 'upstream', 'str_replace_based_edit_tool', { command: 'view', path: '/home/dev/app/a.ts' }],
  ['a route file with brackets', 'filesystem', 'read_file', { path: 'app/[id]/page.tsx' }],
  [
    'a labelled issue',
    'github',
    'create_issue',
    { owner: 'a', repo: 'b', title: '.env', body: '.env', labels: ['.env'] },
  ],
  [
    'long text in an unknown field',
    'upstream',
    'do_it',
    { gadget: `See ../docs/.env or /a/.ssh/x ${'word '.repeat(2000)}` },
  ],
  ['a profile', 'upstream', 'deploy', { awsProfile: 'credentials', xpath: '//a[.="x"]/.env' }],
  ['numbers and flags', 'upstream', 'do_it', { n: 1, b: true, z: null, deep: [[[{ x: [] }]]] }],
];

describe('judgeCall', () => {
  it.each(DENIED)('denies %s', (_why, service, tool, args) => {
    expect(judge(service, tool, args)?.code).toBe('path-denied');
  });

  it.each(ALLOWED)('allows %s', (_why, service, tool, args) => {
    expect(judge(service, tool, args)).toBeUndefined();
  });
});
