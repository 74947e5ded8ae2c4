// The demo's command line.

export const USAGE = `usage: npm run demo [-- --download]

  --download   first fetch the pinned agentgateway release into the user's cache, then use it

AGENTGATEWAY_BIN=FILE uses that agentgateway. AGENTGATEWAY_DOWNLOAD_BASE=URL takes the release from another address.`;

/** `{ help, download }`, or undefined for arguments that are none of ours. */
export function parseOptions(argv) {
  const known = new Set(['--download', '--help']);
  if (argv.some((argument) => !known.has(argument))) return undefined;
  return { help: argv.includes('--help'), download: argv.includes('--download') };
}
