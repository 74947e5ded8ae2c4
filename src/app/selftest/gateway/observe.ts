import { listAll } from '../../../adapters/probe/list-all.js';
import type { McpSession } from '../../../adapters/probe/open-session.js';
import type { RpcReply } from '../../../adapters/probe/rpc-client.js';
import { type JsonObject, member } from '../../../domain/json/types.js';
import type { ToolCatalogue } from '../../../rules/tools/catalogue.js';
import { generateArguments } from '../../probe/generate-arguments.js';
import { leaks, samplesOf } from '../secret-samples.js';
import { canaryParams, clientName, servicesOf } from './names.js';
import { denialCode, readCanary } from './read-canary.js';
import {
  CALL_METHODS,
  type CanaryRow,
  type GatewayObservations,
  type PathRow,
  type ResponseEvidence,
} from './types.js';

/** A path that every policy with the credentials preset denies, and that is nowhere. */
const DENIED_PATH = '/extmcp-guard-selftest/.ssh/id_rsa';

export interface ObserveOptions {
  /** Names of services; guessed from tools/list when empty. */
  readonly services: readonly string[];
  readonly catalogue: ToolCatalogue;
  readonly seed: number;
}

type Seen = Omit<GatewayObservations, 'admin'>;

/** Asks a gateway everything that tells from outside whether the guard is in the path. Calls are harmless if it is not. */
export async function observeGateway(session: McpSession, options: ObserveOptions): Promise<Seen> {
  const answered = new Set<string>(['initialize']);
  const ask = async (method: string, params: JsonObject): Promise<RpcReply> => {
    const reply = await session.rpc.request(method, params);
    if (reply.kind === 'result') answered.add(method);
    return reply;
  };
  const listed = await listAll(session.rpc, 'tools/list', 'tools');
  const tools = listed.ok ? listed.value.items : [];
  if (listed.ok) answered.add('tools/list');
  const names = tools.flatMap((tool) => textMember(tool, 'name') ?? []);
  const services = options.services.length > 0 ? options.services : servicesOf(names, options.catalogue);
  const canaries = await askCanaries(ask, services);
  const paths = await askPaths(ask, services, tools, options.catalogue);
  const echo = await askEcho(ask, services, options.seed);
  await readSomething(session, ask);
  return { canaries, paths, echo, answered: [...answered] };
}

type Ask = (method: string, params: JsonObject) => Promise<RpcReply>;

async function askCanaries(ask: Ask, services: readonly string[]): Promise<readonly CanaryRow[]> {
  const rows: CanaryRow[] = [];
  for (const service of services) {
    for (const method of CALL_METHODS) {
      const params: JsonObject = JSON.parse(JSON.stringify(canaryParams(method, service)));
      rows.push({ service, method, answer: readCanary(await ask(method, params)) });
    }
  }
  return rows;
}

/** The first tool of each service that the catalogue knows to read a path. */
async function askPaths(
  ask: Ask,
  services: readonly string[],
  tools: readonly JsonObject[],
  catalogue: ToolCatalogue,
): Promise<readonly PathRow[]> {
  const rows: PathRow[] = [];
  for (const service of services) {
    const reader = findReader(service, tools, catalogue);
    if (reader === undefined) continue;
    const made = generateArguments(member(reader.tool, 'inputSchema'), { path: DENIED_PATH });
    const args = { ...(made.ok ? made.value : {}), [reader.field]: DENIED_PATH };
    const reply = await ask('tools/call', { name: reader.name, arguments: args });
    rows.push({ service, tool: reader.name, code: denialCode(reply) });
  }
  return rows;
}

interface Reader {
  readonly tool: JsonObject;
  readonly name: string;
  readonly field: string;
}

function findReader(service: string, tools: readonly JsonObject[], catalogue: ToolCatalogue): Reader | undefined {
  const entries = [...catalogue.entries.values()].flat().filter(({ effect }) => effect === 'read');
  for (const tool of tools) {
    const name = textMember(tool, 'name');
    const entry = entries.find((one) => clientName(service, one.name) === name);
    const field = Object.entries(entry?.fields ?? {}).find(([key, kind]) => kind === 'path' && /^\w+$/.test(key))?.[0];
    if (name !== undefined && field !== undefined) return { tool, name, field };
  }
  return undefined;
}

/**
 * Calls a tool whose name is a made-up secret. Servers answer that they know no such tool, and most say its name: redacted
 * when the response hook ran. (A server that answers with a JSON-RPC error, or without the name, shows nothing.)
 */
async function askEcho(ask: Ask, services: readonly string[], seed: number): Promise<ResponseEvidence> {
  let evidence: ResponseEvidence = 'unknown';
  for (const service of services) {
    const sample = samplesOf('github-pat', [], seed)[0];
    if (sample === undefined) return evidence;
    const reply = await ask('tools/call', { name: clientName(service, sample.text), arguments: {} });
    if (reply.kind !== 'result') continue;
    if (leaks(sample, reply.text)) return 'did-not-run';
    if (reply.text.includes('[REDACTED')) evidence = 'ran';
  }
  return evidence;
}

/** Gets one prompt and one resource, where there are any, so that their response hooks have something to do. */
async function readSomething(session: McpSession, ask: Ask): Promise<void> {
  const prompts = await listAll(session.rpc, 'prompts/list', 'prompts');
  const simple = (prompts.ok ? prompts.value.items : []).find((prompt) => !needsArguments(prompt));
  const prompt = simple === undefined ? undefined : textMember(simple, 'name');
  if (prompt !== undefined) await ask('prompts/get', { name: prompt });
  const resources = await listAll(session.rpc, 'resources/list', 'resources');
  const uri = (resources.ok ? resources.value.items : []).flatMap((one) => textMember(one, 'uri') ?? [])[0];
  if (uri !== undefined) await ask('resources/read', { uri });
}

function needsArguments(prompt: JsonObject): boolean {
  return JSON.stringify(member(prompt, 'arguments') ?? []).includes('"required":true');
}

function textMember(object: JsonObject, key: string): string | undefined {
  const value = member(object, key);
  return typeof value === 'string' ? value : undefined;
}
