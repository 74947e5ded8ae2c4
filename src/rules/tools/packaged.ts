import { bashTools } from './catalogue/bash.js';
import { chromeDevtoolsTools } from './catalogue/chrome-devtools.js';
import { claudeCodeTools } from './catalogue/claude-code.js';
import { claudeCodeOneShotTools } from './catalogue/claude-code-one-shot.js';
import { codeExecutorTools } from './catalogue/code-executor.js';
import { codeRunnerTools } from './catalogue/code-runner.js';
import { commandsTools } from './catalogue/commands.js';
import { context7Tools } from './catalogue/context7.js';
import { desktopCommanderTools } from './catalogue/desktop-commander.js';
import { dockerTools } from './catalogue/docker.js';
import { dockerCkreilingTools } from './catalogue/docker-ckreiling.js';
import { eslintTools } from './catalogue/eslint.js';
import { everythingTools } from './catalogue/everything.js';
import { excelGoTools } from './catalogue/excel-go.js';
import { excelPythonTools } from './catalogue/excel-python.js';
import { fetchTools } from './catalogue/fetch.js';
import { figmaTools } from './catalogue/figma.js';
import { filesystemTools } from './catalogue/filesystem.js';
import { filesystemAgentInfraTools } from './catalogue/filesystem-agent-infra.js';
import { geminiCliTools } from './catalogue/gemini-cli.js';
import { gitCyanheadsTools } from './catalogue/git-cyanheads.js';
import { gitReferenceTools } from './catalogue/git-reference.js';
import { githubTools } from './catalogue/github.js';
import { githubArchivedTools } from './catalogue/github-archived.js';
import { gitlabTools } from './catalogue/gitlab.js';
import { gitlabArchivedTools } from './catalogue/gitlab-archived.js';
import { goFilesystemTools } from './catalogue/go-filesystem.js';
import { jetbrainsTools } from './catalogue/jetbrains.js';
import { kubernetesTools } from './catalogue/kubernetes.js';
import { kubernetesGoTools } from './catalogue/kubernetes-go.js';
import { localRagTools } from './catalogue/local-rag.js';
import { markitdownTools } from './catalogue/markitdown.js';
import { memoryTools } from './catalogue/memory.js';
import { mobileTools } from './catalogue/mobile.js';
import { notionTools } from './catalogue/notion.js';
import { obsidianFilesTools } from './catalogue/obsidian-files.js';
import { obsidianRestTools } from './catalogue/obsidian-rest.js';
import { obsidianSmitheryTools } from './catalogue/obsidian-smithery.js';
import { pdfTools } from './catalogue/pdf.js';
import { pdfReaderTools } from './catalogue/pdf-reader.js';
import { playwrightTools } from './catalogue/playwright.js';
import { puppeteerTools } from './catalogue/puppeteer.js';
import { repomixTools } from './catalogue/repomix.js';
import { ripgrepTools } from './catalogue/ripgrep.js';
import { rustFilesystemTools } from './catalogue/rust-filesystem.js';
import { serenaTools } from './catalogue/serena.js';
import { shellTools } from './catalogue/shell.js';
import { sqliteTools } from './catalogue/sqlite.js';
import { sqliteArchivedTools } from './catalogue/sqlite-archived.js';
import { sshTools } from './catalogue/ssh.js';
import { textEditorTools } from './catalogue/text-editor.js';
import { vscodeTools } from './catalogue/vscode.js';
import { xcodebuildTools } from './catalogue/xcodebuild.js';
import type { ServiceCatalogue } from './types.js';

/** Every package whose tools are known, one file each. */
export const packagedServices: readonly ServiceCatalogue[] = [
  bashTools,
  chromeDevtoolsTools,
  claudeCodeTools,
  claudeCodeOneShotTools,
  codeExecutorTools,
  codeRunnerTools,
  commandsTools,
  context7Tools,
  desktopCommanderTools,
  dockerTools,
  dockerCkreilingTools,
  eslintTools,
  everythingTools,
  excelGoTools,
  excelPythonTools,
  fetchTools,
  figmaTools,
  filesystemTools,
  filesystemAgentInfraTools,
  geminiCliTools,
  gitCyanheadsTools,
  gitReferenceTools,
  githubTools,
  githubArchivedTools,
  gitlabTools,
  gitlabArchivedTools,
  goFilesystemTools,
  jetbrainsTools,
  kubernetesTools,
  kubernetesGoTools,
  localRagTools,
  markitdownTools,
  memoryTools,
  mobileTools,
  notionTools,
  obsidianFilesTools,
  obsidianRestTools,
  obsidianSmitheryTools,
  pdfTools,
  pdfReaderTools,
  playwrightTools,
  puppeteerTools,
  repomixTools,
  ripgrepTools,
  rustFilesystemTools,
  serenaTools,
  shellTools,
  sqliteTools,
  sqliteArchivedTools,
  sshTools,
  textEditorTools,
  vscodeTools,
  xcodebuildTools,
];
