// Which gateway the demo runs behind: a real agentgateway wherever one can be had, else our development gateway.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { dockerGateway } from './docker-gateway.mjs';
import { cachedRelease } from './download.mjs';
import { RELEASE } from './release.mjs';

/**
 * A gateway is `{ title, real, command(config) }`, where the command is `{ file, args, cleanUp? }`. `notes` says why better
 * choices fell out. Throws when AGENTGATEWAY_BIN names something that cannot be run.
 */
export async function chooseGateway(env, root) {
  if (env.AGENTGATEWAY_BIN) {
    if (!isProgram(env.AGENTGATEWAY_BIN)) throw new Error('AGENTGATEWAY_BIN does not name a program');
    return { gateway: binary(env.AGENTGATEWAY_BIN, 'AGENTGATEWAY_BIN'), notes: [] };
  }
  const notes = ['AGENTGATEWAY_BIN is not set'];
  const onPath = findOnPath('agentgateway', env);
  if (onPath !== undefined) return { gateway: binary(onPath, 'PATH'), notes };
  notes.push('there is no agentgateway on PATH');
  const cached = await cachedRelease(env);
  if (cached !== undefined) return { gateway: binary(cached, 'cache'), notes };
  notes.push('there is none in the cache');
  const docker = await dockerGateway(env, root);
  if (docker.gateway !== undefined) return { gateway: docker.gateway, notes };
  notes.push(docker.note);
  return { gateway: developmentGateway(root), notes };
}

export function developmentGateway(root) {
  return {
    title: "extmcp-guard's development gateway",
    real: false,
    hint: `npm run demo -- --download   (fetches agentgateway ${RELEASE}), or AGENTGATEWAY_BIN=/path/to/agentgateway npm run demo`,
    command: (config) => ({
      file: process.execPath,
      args: [join(root, 'dist', 'cli', 'main.js'), 'gateway', '--config', config],
    }),
  };
}

function binary(file, from) {
  return {
    title: `agentgateway from ${from} (${file})`,
    real: true,
    command: (config) => ({ file, args: ['-f', config] }),
  };
}

function findOnPath(name, env) {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name];
  const directories = (env.PATH ?? '').split(delimiter).filter((directory) => directory !== '');
  return directories.flatMap((directory) => names.map((file) => join(directory, file))).find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
