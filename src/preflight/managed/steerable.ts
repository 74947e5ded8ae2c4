/**
 * Variables that differ from user to user, or that a user sets as a matter of course: what an entry makes of them is the
 * user's choice, not the administrator's.
 */
const PER_USER = new Set([
  ...['HOME', 'USERPROFILE', 'HOMEPATH', 'HOMEDRIVE', 'USER', 'USERNAME', 'LOGNAME', 'UID'],
  ...['PWD', 'OLDPWD', 'PATH', 'SHELL', 'TMPDIR', 'TMP', 'TEMP', 'APPDATA', 'LOCALAPPDATA', 'ONEDRIVE'],
]);

/** Whether a variable is the user's to choose on any machine. */
export function isPerUser(name: string): boolean {
  const upper = name.toUpperCase();
  return PER_USER.has(upper) || upper.startsWith('XDG_');
}
