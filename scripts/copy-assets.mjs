// Puts the files that the compiled program reads beside it, and marks the entry point as executable.
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
mkdirSync(join(root, 'dist', 'proto'), { recursive: true });
copyFileSync(join(root, 'proto', 'ext_mcp.proto'), join(root, 'dist', 'proto', 'ext_mcp.proto'));
const main = join(root, 'dist', 'cli', 'main.js');
if (existsSync(main)) chmodSync(main, 0o755);
