// One run of the demo from its first check to its last.
import { join } from 'node:path';
import { guardedChecks, harmlessRead, twoClientChecks, unguardedChecks } from './checks.mjs';
import { connect, outcomeOf } from './client.mjs';
import { deniedByGateway, result } from './expectations.mjs';
import { madeUpSecrets } from './made-up-secrets.mjs';
import { makePolicy } from './policy.mjs';
import { makeSandbox } from './sandbox.mjs';
import { freePort, startGateway, startGuard, unguardedConfig } from './stage.mjs';

/** Plays every check against `gateway`; `run` is `{ processes, root, env }`. Results go to `report`. */
export async function play(run, gateway, workspace, report) {
  const secrets = madeUpSecrets();
  const sandbox = await makeSandbox(join(workspace, 'sandbox'), secrets);
  const scene = { at: (name) => join(sandbox.root, name), secrets, image: sandbox.image };
  const guardPort = await freePort();
  const settings = { SANDBOX: sandbox.root, GUARD: `127.0.0.1:${guardPort}` };

  report.heading('Without a guard');
  const bare = await startGateway(run, gateway, await unguardedConfig(run.root, workspace), workspace, settings);
  await withClients(bare.url, { alice: undefined }, (send) => playChecks(unguardedChecks(scene), send, report));
  await run.processes.stop(bare.started);

  const policy = await makePolicy(join(workspace, 'policy'), sandbox.root, run.root);
  const guard = await startGuard(run, policy.file, guardPort);
  const guarded = await startGateway(run, gateway, join(run.root, 'agentgateway.yaml'), workspace, settings);
  await withClients(guarded.url, { ...policy.tokens, nobody: 'not-a-token' }, async (send) => {
    report.heading('With extmcp-guard in the path');
    await playChecks(guardedChecks(scene), send, report);
    report.heading('Two clients at once, with different tokens and profiles');
    await playTogether(twoClientChecks(scene), send, report);
    report.heading('The guard is killed, and comes back');
    await playOutage(run, { guard, guardPort, policy, scene }, send, report);
  });
}

async function playOutage(run, { guard, guardPort, policy, scene }, send, report) {
  await run.processes.kill(guard);
  const call = harmlessRead(scene);
  await playChecks(
    [{ title: 'while the guard is dead, even a harmless read is denied', send: call, expect: deniedByGateway }],
    send,
    report,
  );
  await startGuard(run, policy.file, guardPort);
  const served = {
    title: 'once it is back, the read is served',
    send: call,
    expect: result({ present: ['spring release'] }),
  };
  await playChecks([served], send, report);
}

async function playChecks(checks, send, report) {
  for (const check of checks) {
    const outcome = await send(check);
    report.check(check, outcome, check.expect(outcome));
  }
}

async function playTogether(checks, send, report) {
  const outcomes = await Promise.all(checks.map(send));
  for (const [index, check] of checks.entries()) report.check(check, outcomes[index], check.expect(outcomes[index]));
}

/** Connects one client for every token. A client that was not let in answers every call with why. */
async function withClients(url, tokens, use) {
  const clients = new Map();
  for (const [id, token] of Object.entries(tokens)) clients.set(id, await outcomeOf(connect(url, token)));
  try {
    await use(async (check) => {
      const connected = clients.get(check.as ?? 'alice');
      return connected.kind === 'result' ? connected.result.send(check.send) : connected;
    });
  } finally {
    for (const connected of clients.values()) if (connected.kind === 'result') await connected.result.close();
  }
}
