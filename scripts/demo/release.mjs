// The agentgateway release that the demo is made for, and where it is kept.
import { homedir } from 'node:os';
import { join } from 'node:path';

export const RELEASE = 'v1.4.1';
export const IMAGE = `cr.agentgateway.dev/agentgateway:${RELEASE}`;

const DEFAULT_BASE = `https://github.com/agentgateway/agentgateway/releases/download/${RELEASE}`;

const ASSETS = {
  'linux-x64': 'agentgateway-linux-amd64',
  'linux-arm64': 'agentgateway-linux-arm64',
  'darwin-arm64': 'agentgateway-darwin-arm64',
  'win32-x64': 'agentgateway-windows-amd64.exe',
};

/** The name of the release's file for this machine; undefined when there is none. */
export function assetName(platform = process.platform, arch = process.arch) {
  return ASSETS[`${platform}-${arch}`];
}

/** Where the release is fetched from, without a slash at its end. */
export function downloadBase(env) {
  return (env.AGENTGATEWAY_DOWNLOAD_BASE || DEFAULT_BASE).replace(/\/+$/, '');
}

/** The directory that holds the pinned release. */
export function cacheDirectory(env) {
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return join(cache, 'extmcp-guard', `agentgateway-${RELEASE}`);
}
