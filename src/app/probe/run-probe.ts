import { listAll } from '../../adapters/probe/list-all.js';
import { type McpSession, openSession } from '../../adapters/probe/open-session.js';
import type { RpcReply } from '../../adapters/probe/rpc-client.js';
import type { Fault } from '../../domain/fault.js';
import { isJsonObject, type JsonObject, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';
import { loadPolicy } from '../load-policy.js';
import { requireProfile } from '../require-profile.js';
import { generateArguments } from './generate-arguments.js';
import { type Judge, judgeAfter } from './judge-after.js';
import { localFacts } from './local-facts.js';
import { measureResult, measureValue, type Yardstick } from './measure.js';
import type { ProbeOptions, ProbeReport, ProbeRow } from './types.js';

/** `policy`: the policy cannot be used. `server`: there is no session with the server. */
export type ProbeFailure =
  | { readonly kind: 'policy'; readonly faults: readonly Fault[] }
  | { readonly kind: 'server'; readonly why: string };

interface Work {
  readonly options: ProbeOptions;
  readonly session: McpSession;
  readonly yardstick: Yardstick;
  readonly judge: Judge | undefined;
}

/** Opens one session, lists the tools, calls the chosen ones in order and measures everything that comes back. */
export async function runProbe(options: ProbeOptions): Promise<Result<ProbeReport, ProbeFailure>> {
  const builtIn = loadPolicy(undefined);
  const judge = loadJudge(options);
  if (!builtIn.ok) return err({ kind: 'policy', faults: builtIn.error });
  if (judge !== undefined && !judge.ok) return err({ kind: 'policy', faults: judge.error });
  const { scanner, limits } = builtIn.value;
  const yardstick = { scanner, limits, facts: localFacts() };
  const opened = await openSession(options.place, options);
  if (!opened.ok) return err({ kind: 'server', why: describeFailure(opened.error) });
  const session = opened.value;
  try {
    const rows = await probeAll({ options, session, yardstick, judge: judge?.value });
    const { serverName: server, protocolVersion } = session;
    const policy = judge === undefined ? {} : { policy: judge.value.policy.fingerprint };
    return ok({ server, protocolVersion, ...policy, rows });
  } finally {
    await session.close();
  }
}

function loadJudge(options: ProbeOptions): Result<Judge, readonly Fault[]> | undefined {
  if (options.policyFile === undefined) return undefined;
  const loaded = loadPolicy(options.policyFile);
  if (!loaded.ok) return loaded;
  const profile = requireProfile(loaded.value, options.client);
  return profile.ok ? ok({ policy: loaded.value, profile: profile.value, service: options.service }) : profile;
}

async function probeAll(work: Work): Promise<readonly ProbeRow[]> {
  const rows = [measured(work, { name: 'initialize', method: 'initialize', params: {} }, work.session.greeting)];
  const listed = await listAll(work.session.rpc, 'tools/list', 'tools');
  if (!listed.ok) return [...rows, { kind: 'failed', name: 'tools/list', why: describeFailure(listed.error) }];
  for (const page of listed.value.pages)
    rows.push(measured(work, { name: 'tools/list', method: 'tools/list', params: {} }, page));
  for (const { name, args } of chooseCalls(work.options, listed.value.items)) {
    if (args.ok) rows.push(await probeTool(work, name, args.value));
    else rows.push({ kind: 'skipped', name, why: args.error });
  }
  return rows;
}

interface PlannedCall {
  readonly name: string;
  readonly args: Result<JsonObject, string>;
}

function chooseCalls(options: ProbeOptions, tools: readonly JsonObject[]): readonly PlannedCall[] {
  const schemaOf = (name: string) => tools.find((tool) => member(tool, 'name') === name);
  const generate = (tool: JsonObject | undefined) =>
    generateArguments(tool === undefined ? undefined : member(tool, 'inputSchema'), options);
  if (options.choices.length > 0) {
    return options.choices.map(({ tool, args }) => ({
      name: tool,
      args: args === undefined ? generate(schemaOf(tool)) : ok(args),
    }));
  }
  return tools.flatMap((tool): PlannedCall[] => {
    const name = member(tool, 'name');
    if (typeof name !== 'string') return [];
    const args = options.allTools || saysItOnlyReads(tool) ? generate(tool) : err(NOT_READ_ONLY);
    return [{ name, args }];
  });
}

const NOT_READ_ONLY = 'does not say that it only reads (--tool calls it, --all-tools calls every tool)';

function saysItOnlyReads(tool: JsonObject): boolean {
  const annotations = member(tool, 'annotations');
  return isJsonObject(annotations) && member(annotations, 'readOnlyHint') === true;
}

async function probeTool(work: Work, name: string, args: JsonObject): Promise<ProbeRow> {
  const params = { name, arguments: args };
  const reply = await work.session.rpc.request('tools/call', params);
  if (reply.kind === 'failed') return { kind: 'failed', name, why: reply.why };
  if (reply.kind === 'result') return measured(work, { name, method: 'tools/call', params }, reply.text);
  const shown = { message: reply.message, ...(reply.data === undefined ? {} : { data: reply.data }) };
  const raw = { bytes: Buffer.byteLength(JSON.stringify(shown)), ...measureValue(shown, work.yardstick) };
  return { kind: 'error', name, code: reply.code, raw };
}

function measured(
  work: Work,
  call: { readonly name: string; readonly method: string; readonly params: JsonObject },
  text: string,
): ProbeRow {
  const bytes = Buffer.from(text);
  const raw = measureResult(call.method, bytes, work.yardstick);
  const after = work.judge === undefined ? undefined : judgeAfter(work.judge, call, bytes, work.yardstick);
  const isError = raw.keys.includes('isError') && /"isError"\s*:\s*true/.test(text);
  return { kind: 'result', name: call.name, isError, raw, ...(after === undefined ? {} : { after }) };
}

/** A failed request in words. The message of a JSON-RPC error comes from the server. */
export function describeFailure(reply: Exclude<RpcReply, { kind: 'result' }>): string {
  return reply.kind === 'failed' ? reply.why : `JSON-RPC error ${reply.code}: ${reply.message.slice(0, 300)}`;
}
