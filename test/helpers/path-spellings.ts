/** Ways to write the same path so that some server still opens the same file. Each is undone by something real. */
export interface Spelling {
  readonly name: string;
  readonly apply: (path: string) => string;
}

/** Changes what stands behind the last slash. A backslash is left alone: it may start an escape. */
function mapLast(path: string, change: (name: string) => string): string {
  const cut = path.lastIndexOf('/') + 1;
  return cut === path.length ? path : path.slice(0, cut) + change(path.slice(cut));
}

function encodeCharacters(text: string, wanted: RegExp, encode: (code: number) => string): string {
  return text.replace(wanted, (character) => encode(character.charCodeAt(0)));
}

const hex = (code: number, width: number) => code.toString(16).padStart(width, '0');

export const SPELLINGS: readonly Spelling[] = [
  {
    name: 'percent-encoded dots and letters',
    apply: (path) => encodeCharacters(path, /[.e_s%]/g, (code) => `%${hex(code, 2)}`),
  },
  {
    name: 'everything percent-encoded',
    apply: (path) => encodeCharacters(path, /[\x21-\x7e]/g, (code) => `%${hex(code, 2)}`),
  },
  { name: 'percent signs encoded again', apply: (path) => path.replaceAll('%', '%25') },
  { name: 'IIS %u', apply: (path) => encodeCharacters(path, /[.a%]/g, (code) => `%u${hex(code, 4)}`) },
  {
    name: 'overlong UTF-8',
    apply: (path) => encodeCharacters(path, /[.]/g, (code) => `%c0%${hex(0x80 | (code & 0x3f), 2)}`),
  },
  { name: 'upper case', apply: (path) => path.toUpperCase() },
  { name: 'zero-width spaces', apply: (path) => mapLast(path, (name) => [...name].join('\u200b')) },
  { name: 'soft hyphens', apply: (path) => mapLast(path, (name) => `${name.slice(0, 2)}\u00ad${name.slice(2)}`) },
  { name: 'bidi override', apply: (path) => mapLast(path, (name) => `\u202d${name}\u202c`) },
  { name: 'variation selector and tag', apply: (path) => mapLast(path, (name) => `${name}\ufe0f\u{e0061}`) },
  {
    name: 'full-width letters',
    apply: (path) =>
      mapLast(path, (name) => encodeCharacters(name, /[.a-z_]/g, (code) => String.fromCharCode(code + 0xfee0))),
  },
  { name: 'Kelvin and long s', apply: (path) => path.replaceAll('k', '\u212a').replaceAll('s', '\u017f') },
  { name: 'backslashes', apply: (path) => path.replaceAll('/', '\\') },
  { name: 'doubled slashes', apply: (path) => path.replaceAll('/', '//') },
  { name: 'dot segments', apply: (path) => mapLast(path, (name) => `./no-such/../${name}`) },
  { name: 'trailing slash', apply: (path) => `${path}/` },
  { name: 'file uri', apply: (path) => `file://${path.startsWith('/') ? '' : '/'}${path}` },
  { name: 'short file uri', apply: (path) => `FILE:${path}` },
  { name: 'query', apply: (path) => `${path}?raw=1` },
  { name: 'fragment', apply: (path) => `${path}#L1` },
  { name: 'quotes', apply: (path) => `"${path}"` },
  { name: 'outer white space', apply: (path) => ` \t${path}\n` },
  { name: 'JSON escapes', apply: (path) => encodeCharacters(path, /[.e_]/g, (code) => `\\u${hex(code, 4)}`) },
  { name: 'C escapes', apply: (path) => encodeCharacters(path, /[.r]/g, (code) => `\\x${hex(code, 2)}`) },
  { name: 'HTML entities', apply: (path) => encodeCharacters(path, /[.d]/g, (code) => `&#${code};`) },
  { name: 'NTFS stream', apply: (path) => `${path}::$DATA` },
  { name: 'trailing dots and spaces', apply: (path) => `${path}. .` },
  { name: 'home variable', apply: (path) => `$HOME/${path}` },
  { name: 'Windows home variable', apply: (path) => `%USERPROFILE%\\${path}` },
  { name: 'process root', apply: (path) => `/proc/self/root/${path}` },
  { name: 'device prefix', apply: (path) => `\\\\?\\C:\\${path}` },
  { name: 'admin share', apply: (path) => `\\\\localhost\\C$\\${path}` },
  { name: 'backup suffix', apply: (path) => (/[/\\\u2215][.\s]*$/.test(path) ? path : `${path}.bak`) },
  { name: 'look-alike slash', apply: (path) => path.replaceAll('/', '\u2215') },
];
