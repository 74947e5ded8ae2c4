import type { Field } from '../field.js';

/** Aliases of PowerShell for programs that are handled by their full name. */
const ALIASES: Readonly<Record<string, string>> = {
  gc: 'get-content',
  gci: 'get-childitem',
  iex: 'invoke-expression',
  iwr: 'invoke-webrequest',
  irm: 'invoke-restmethod',
  chdir: 'cd',
  sl: 'cd',
  'set-location': 'cd',
  'push-location': 'cd',
  pushd: 'cd',
  gi: 'get-item',
  saps: 'start-process',
  typeset: 'declare',
  readonly: 'declare',
  local: 'declare',
};

/** The program a first word runs: its last path component in lower case, without `.exe` and the like. */
export function programName(field: Field): string {
  const text = field.globbing ? field.pattern : field.text;
  const base = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1).toLowerCase();
  const name = base.replace(/^@+/, '').replace(/\.(?:exe|cmd|bat|com|ps1)$/, '');
  const plain = /^(?:python|pypy|pip|ruby|perl|lua|php|node)[\d.]+$/.test(name) ? name.replace(/[\d.]+$/, '') : name;
  return Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? plain) : plain;
}
