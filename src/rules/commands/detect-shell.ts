import type { Shell } from './types.js';

const CMDLET =
  /(?:^|[\s;|&({])(?:Get|Set|Add|Copy|Move|Remove|New|Out|Select|Invoke|Import|Export|Write|Read|Start|Test|Compress|Expand|ConvertTo|ConvertFrom|Format|ForEach|Where|Push|Pop|Resolve|Join)-[A-Za-z]{3,}/i;
const POWERSHELL_SIGNS = [
  CMDLET,
  /\$(?:env|script|global):/i,
  /\[[A-Za-z.]{2,64}\]::/,
  /(?:^|[;|&({]\s*|\s)(?:gc|gci|iex|iwr|irm|sls|gi|sl|type|cpi|ri|mi)\s/i,
  /^\s*\$\w+\s*=/,
  /\w`\w/,
  /-(?:Path|LiteralPath|EncodedCommand)\b/i,
];

const CMD_SIGNS = [
  /%[A-Za-z_]\w*(?::[^%\n]{0,64})?%/,
  /![A-Za-z_]\w*!/,
  /[\w.\\/]\^[\w.^"]|\^\./,
  /(?:^|[&|(@]\s*)(?:type|copy|xcopy|robocopy|findstr|del|erase|ren|move|more|dir|md|rd)\b(?:\s|[.\\/,;=]|$)/i,
  /\bfor\s+(?:\/\w\s+)?%|\bset\s+(?:\/[ap]\s+)?"?\w+=/i,
  /[A-Za-z]:\\|(?:^|[\s"'=])\.{0,2}\\[\w.]/,
];

/**
 * The shells whose rules a text may be read by. A POSIX shell always; PowerShell and cmd when something stands in
 * the text that means more to them. A command is judged by all of its readings.
 */
export function likelyShells(text: string): readonly Shell[] {
  const shells: Shell[] = ['posix'];
  if (POWERSHELL_SIGNS.some((sign) => sign.test(text))) shells.push('powershell');
  if (CMD_SIGNS.some((sign) => sign.test(text))) shells.push('cmd');
  return shells;
}
