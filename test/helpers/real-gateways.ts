import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GenericContainer, getContainerRuntimeClient } from 'testcontainers';
import { startProgram } from './gateways.js';

/** A gateway in front of the targets of a configuration file. */
export interface RunningGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/** One kind of gateway that the same tests can drive. */
export interface GatewayKind {
  readonly title: string;
  /** `variables` are what the file takes from the environment; `shared` are directories that the targets need. */
  start(
    config: string,
    variables: Readonly<Record<string, string>>,
    shared: readonly string[],
  ): Promise<RunningGateway>;
}

export interface GatewayChoice {
  readonly kinds: readonly GatewayKind[];
  /** Why a kind is missing, and how to get it. */
  readonly missing: readonly string[];
}

const RELEASE_IMAGE = 'cr.agentgateway.dev/agentgateway:v1.4.1';
const NODE_IMAGE = 'node:24-bookworm-slim';

/** The gateways that can be driven here: the development gateway always, the real one as a program or a container. */
export async function availableGateways(): Promise<GatewayChoice> {
  const binary = process.env.AGENTGATEWAY_BIN;
  const container = await containerKind();
  const missing = [
    ...(binary === undefined ? ['agentgateway as a program: set AGENTGATEWAY_BIN=/path/to/agentgateway'] : []),
    ...(typeof container === 'string' ? [`agentgateway as a container: ${container}`] : []),
  ];
  const kinds = [
    development,
    ...(binary === undefined ? [] : [binaryKind(binary)]),
    ...(typeof container === 'string' ? [] : [container]),
  ];
  return { kinds, missing };
}

const development: GatewayKind = {
  title: 'the development gateway',
  async start(config, variables) {
    const env = { ...process.env, ...variables, MCP_PORT: '0' };
    const running = await startProgram(['gateway', '--config', config], env);
    return { url: String(running.ready.mcp), stop: async () => void (await running.stop()) };
  },
};

function binaryKind(file: string): GatewayKind {
  return {
    title: `agentgateway (${file})`,
    async start(config, variables) {
      const port = await freePort();
      const env = { ...process.env, ...variables, MCP_PORT: String(port) };
      const child = spawn(file, ['-f', config], { env, stdio: 'ignore' });
      const ended = once(child, 'exit');
      const url = `http://127.0.0.1:${port}/mcp`;
      await untilAnswers(url);
      return {
        url,
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
  };
}

/** The public image has no Node, which the targets need: a small image joins the two. A string says why there is none. */
async function containerKind(): Promise<GatewayKind | string> {
  const runtime = await getContainerRuntimeClient().catch(() => undefined);
  if (runtime === undefined) return 'no container runtime answers: start Docker';
  const context = await mkdtemp(join(tmpdir(), 'extmcp-guard-image-'));
  try {
    const entry = await entryPoint(runtime);
    if (entry === undefined) return `the image ${RELEASE_IMAGE} cannot be had: docker pull ${RELEASE_IMAGE}`;
    const lines = [
      `FROM ${RELEASE_IMAGE} AS gateway`,
      `FROM ${NODE_IMAGE}`,
      `COPY --from=gateway ${entry} /agentgateway`,
    ];
    await writeFile(join(context, 'Dockerfile'), `${lines.join('\n')}\n`);
    const image = await GenericContainer.fromDockerfile(context).build('extmcp-guard-test-gateway:v1.4.1', {
      deleteOnExit: false,
    });
    return imageKind(image);
  } catch {
    return `an image of ${RELEASE_IMAGE} and ${NODE_IMAGE} does not build: docker pull both`;
  } finally {
    await rm(context, { recursive: true, force: true });
  }
}

type Runtime = Awaited<ReturnType<typeof getContainerRuntimeClient>>;

async function entryPoint(runtime: Runtime): Promise<string | undefined> {
  const name = { string: RELEASE_IMAGE };
  const image = runtime.container.dockerode.getImage(name.string);
  const found = await image.inspect().catch(() => undefined);
  const entry = found?.Config.Entrypoint;
  return Array.isArray(entry) ? entry[0] : entry;
}

function imageKind(image: GenericContainer): GatewayKind {
  return {
    title: `agentgateway (${RELEASE_IMAGE})`,
    async start(config, variables, shared) {
      const port = await freePort();
      const mounts = [process.cwd(), ...shared].map((path) => ({ source: path, target: path }));
      const container = await image
        .withNetworkMode('host')
        .withEnvironment({ ...variables, MCP_PORT: String(port) })
        .withBindMounts(mounts)
        .withWorkingDir(process.cwd())
        .withEntrypoint(['/agentgateway'])
        .withCommand(['-f', config])
        .start();
      const url = `http://127.0.0.1:${port}/mcp`;
      await untilAnswers(url);
      return { url, stop: async () => void (await container.stop()) };
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response !== undefined) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer`);
}
