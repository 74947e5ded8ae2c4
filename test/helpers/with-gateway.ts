import type { GatewayDocument } from '../../src/adapters/gateway/config/document.js';
import { parseGatewayConfig } from '../../src/adapters/gateway/config/parse-config.js';
import { type Gateway, startGateway } from '../../src/adapters/gateway/start-gateway.js';
import { fixtureServer } from './fixture-servers.js';

export interface GatewaySetup {
  /** Target names; each is a `leaky` fixture server. */
  readonly targets?: readonly string[];
  readonly server?: Parameters<typeof fixtureServer>[0];
  /** The targets' command; Node when it is not given. */
  readonly command?: string;
  /** YAML lines of one processor, without `kind`. */
  readonly processor?: readonly string[];
  /** More processors, the same way. */
  readonly processors?: readonly (readonly string[])[];
  /** YAML lines under `policies`. */
  readonly policies?: readonly string[];
}

/** The configuration text that a setup stands for. */
export function gatewayYaml(setup: GatewaySetup): string {
  const processors = setup.processors ?? (setup.processor === undefined ? [] : [setup.processor]);
  const guardrails = processors.flatMap((lines) => ['      - kind: remote', ...lines.map((line) => `        ${line}`)]);
  const policies = [
    ...(guardrails.length > 0 ? ['    mcpGuardrails:', '      processors:', ...guardrails] : []),
    ...(setup.policies ?? []).map((line) => `    ${line}`),
  ];
  const server = fixtureServer(setup.server ?? 'leaky-server');
  const targets = (setup.targets ?? ['leaky']).flatMap((name) => [
    `  - name: ${name}`,
    `    stdio: { cmd: ${JSON.stringify(setup.command ?? process.execPath)}, args: [${JSON.stringify(server)}] }`,
  ]);
  const policyLines = policies.length > 0 ? ['  policies:', ...policies] : [];
  return ['mcp:', '  port: 0', ...policyLines, '  targets:', ...targets, ''].join('\n');
}

/** Starts a gateway in this process. */
export async function withGateway(setup: GatewaySetup): Promise<Gateway> {
  return startGateway({
    config: parsed(gatewayYaml(setup)),
    environment: { PATH: process.env.PATH },
    filterEnvironment: (environment) => environment,
    log: { info: () => undefined },
  });
}

function parsed(text: string): GatewayDocument {
  const config = parseGatewayConfig(text, 'test.yaml', {});
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}
