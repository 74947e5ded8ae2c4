import type { FieldKind } from './types.js';

/** Names that hold prose or data. A file name here is talked about, not opened. */
const TEXT = `content contents body message messages msg text texts q oldtext newtext oldstring newstring oldstr newstr
  oldcontent newcontent originaltext modifiedtext prompt systemprompt description desc title summary comment comments notes
  instructions instruction question questions answer reason thought thoughts caption subject excerpt markdown html snippet
  observation observations feedback reply goal searchterm searchquery searchstring keyword keywords needle regex regexp
  substring substringpattern searchtext replacetext replacement replace replacewith find findtext commitmessage headline
  label labels tag tags topic topics category head owner email username assignee assignees
  filecontent filecontents filetext newcontents textcontent xpath jsonpath jmespath selector locator
  newsource oldcode newcode codeedit libraryname libraryid`;

/** Lists that take files away. Naming a credential here is what a careful caller does. */
const EXCLUDE = `exclude excludes excluded excludepatterns excludepattern excludeglob excludeglobs excludepaths excludefiles
  excludedfiles excludedpaths excludedpatterns excludedfilepatterns excludedirs ignore ignores ignored ignorepatterns
  ignorepattern ignoreglobs ignorefiles ignorepaths skip skippatterns pathsexcludeglob denylist blocklist omit without`;

const COMMAND = `command commands cmd cmds script scripts shell shellcommand bash bashcommand commandline cmdline exec argv
  entrypoint terminalcommand runcommand`;

const GLOB = `glob globs globpattern globpatterns include includes includepattern includepatterns includeglob includeglobs
  filepattern filepatterns fileglob fileglobs filemask namepattern namekeyword pathpattern pathpatterns pathglob pathsincludeglob
  pathfilter filesinclude`;

const ROOT = `cwd workdir workingdir workingdirectory workfolder directory dir folder root rootpath rootdir rootdirectory basepath
  basedir basedirectory base parent parentpath parentdir repopath repositorypath repodir projectroot projectpath projectdir
  projectdirectory vault vaultpath workspace workspaceroot workspacepath workspacefolder folderpath directorypath dirpath
  outputdir outputdirectory savedirectory savedir targetdir destdir scanpath prefix parentfolder location`;

const PATH = `path paths file files filename filenames filepaths filepath pathname source sources src destination destinations
  dest dst target targets from to output input inputfiles outputfiles attachment attachments saveto savepath upload uploads
  document documents image images archive entry entries member members artifact artifacts notebook config configfile dockerfile
  envfile keyfile certfile cert certificate identityfile credentialsfile kubeconfig manifestfile valuesfile patchfile scriptfile
  logfile database db dbpath object key resource item items`;

const URI =
  'uri uris url urls href link links sourceurl fileurl fileuri resourceuri documenturi docuri textdocument baseurl';
const REVISION =
  'revision rev ref refs treeish commitish commit commithash sha fromref toref baseref headref object blobref';
const CODE = 'code python pythoncode javascript jscode expression program cell function source_code sourcecode';

const KINDS: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ...words(PATH, 'path'),
  ...words(ROOT, 'root'),
  ...words(URI, 'uri'),
  ...words(GLOB, 'glob'),
  ...words(COMMAND, 'command'),
  ...words(REVISION, 'revision'),
  ...words(CODE, 'code'),
  ...words('volume volumes mount mounts bind binds', 'volumes'),
  ...words('patch patches diff diffs unifieddiff', 'patch'),
  ...words('manifest manifests yaml', 'manifest'),
  ...words('sql query queries statement statements', 'sql'),
  ...words(TEXT, 'text'),
  ...words(EXCLUDE, 'exclude'),
]);

/** A value here may be a word of the trade as well (`key: "credentials"`): judged only when it looks like a path. */
const WEAK: ReadonlySet<string> = new Set(
  'object key resource item items entry entries member members config from to input output target targets database db prefix source sources base parent location document documents image images'.split(
    ' ',
  ),
);

/** Names that end like a path's and are none. */
const NO_PATH = /(?:profiles?|namepath|symbolpath|keypath|objectpath|sortdir|orderdir|redir)$/;

const PATH_ENDINGS = [
  'path',
  'paths',
  'file',
  'files',
  'filename',
  'filenames',
  'filepath',
  'dir',
  'folder',
  'directory',
];

function words(list: string, kind: FieldKind): [string, FieldKind][] {
  return list.split(/\s+/).map((word) => [word.replaceAll('_', ''), kind]);
}

/** What a field's name alone says about its value. */
export interface NamedKind {
  readonly kind: FieldKind;
  /** The name is only a hint: words that no path needs are left alone. */
  readonly weak: boolean;
}

/** The kind that a normalised field name suggests, or undefined where it says nothing. */
export function kindOfFieldName(name: string): NamedKind | undefined {
  const known = KINDS.get(name);
  if (known !== undefined) return { kind: known, weak: WEAK.has(name) };
  if (name.includes('exclude') || name.startsWith('ignore')) return { kind: 'exclude', weak: false };
  if (name.endsWith('branch') || name.endsWith('branchname')) return { kind: 'text', weak: false };
  if (NO_PATH.test(name)) return undefined;
  if (PATH_ENDINGS.some((ending) => name.endsWith(ending))) return { kind: 'path', weak: false };
  if (name.endsWith('uri') || name.endsWith('url')) return { kind: 'uri', weak: false };
  if (name.endsWith('glob')) return { kind: 'glob', weak: false };
  if (name.endsWith('command')) return { kind: 'command', weak: false };
  return undefined;
}
