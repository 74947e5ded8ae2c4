// agentgateway from its public image. That image has no Node, which the targets need, so a small image joins the two.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { IMAGE, RELEASE } from './release.mjs';

const run = promisify(execFile);
const PROBE_MS = 10_000;
const PULL_MS = 180_000;
const NODE_IMAGE = 'node:24-bookworm-slim';
const OURS = `extmcp-guard-demo-gateway:${RELEASE}`;

/** `{ gateway }`, or `{ note }` that says in a few words why Docker will not do. */
export async function dockerGateway(env, root) {
  if (process.platform !== 'linux') return { note: 'Docker is used on Linux only (the demo needs the host network)' };
  const docker = (args, timeout, input) => runDocker(args, timeout, input, env);
  if (!(await docker(['version', '--format', '{{.Server.Version}}'], PROBE_MS)))
    return { note: 'no Docker daemon answers' };
  for (const image of [IMAGE, NODE_IMAGE]) {
    const have = await docker(['image', 'inspect', image], PROBE_MS);
    if (!have && !(await docker(['pull', '--quiet', image], PULL_MS)))
      return { note: `the image ${image} cannot be had` };
  }
  const entry = await docker(['image', 'inspect', '--format', '{{index .Config.Entrypoint 0}}', IMAGE], PROBE_MS);
  if (!entry) return { note: `the image ${IMAGE} has no entry point` };
  const built = await docker(['build', '--quiet', '--tag', OURS, '-'], PULL_MS, dockerfile(entry.trim()));
  return built ? { gateway: containerGateway(root) } : { note: 'the image with agentgateway and Node does not build' };
}

function dockerfile(program) {
  return `FROM ${IMAGE} AS gateway\nFROM ${NODE_IMAGE}\nCOPY --from=gateway ${program} /usr/local/bin/agentgateway\nENTRYPOINT ["/usr/local/bin/agentgateway"]\n`;
}

/** The sandbox, the project and the file are seen under their own names, as on the host; nothing else is. */
function containerGateway(root) {
  return {
    title: `agentgateway from Docker (${IMAGE})`,
    real: true,
    command: (config, workspace, variables) => {
      const name = `extmcp-guard-demo-${process.pid}-${variables.MCP_PORT}`;
      const args = [
        ...['run', '--rm', '--init', '--name', name, '--network', 'host'],
        ...['--user', `${process.getuid()}:${process.getgid()}`, '--workdir', root],
        ...['--volume', `${root}:${root}:ro`, '--volume', `${workspace}:${workspace}`],
        ...Object.keys(variables).flatMap((variable) => ['--env', variable]),
        ...[OURS, '-f', config],
      ];
      return { file: 'docker', args, cleanUp: { file: 'docker', args: ['rm', '--force', name] } };
    },
  };
}

async function runDocker(args, timeout, input, env) {
  try {
    const work = run('docker', args, { timeout, env });
    // A docker that ends without reading is told apart by its status, not by the broken pipe.
    work.child.stdin?.on('error', () => undefined).end(input ?? '');
    return (await work).stdout || ' ';
  } catch {
    return undefined;
  }
}
