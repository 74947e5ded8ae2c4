import type { Command } from 'commander';
import { registerAudit } from './commands/audit.js';
import { registerCheck } from './commands/check.js';
import { registerClients } from './commands/clients.js';
import { registerCompletion } from './commands/completion.js';
import { registerExec } from './commands/exec.js';
import { registerGateway } from './commands/gateway.js';
import { registerHealth } from './commands/health.js';
import { registerPreflight } from './commands/preflight.js';
import { registerProbe } from './commands/probe.js';
import { registerSelftest } from './commands/selftest.js';
import { registerServe } from './commands/serve.js';
import { registerTest } from './commands/test.js';
import { registerWrap } from './commands/wrap.js';
import type { CliIo } from './io.js';

/** Adds one verb to the program. */
export type Register = (program: Command, io: CliIo) => void;

/** Every verb, in the order of the help. */
export const allVerbs: readonly Register[] = [
  registerServe,
  registerCheck,
  registerPreflight,
  registerGateway,
  registerExec,
  registerProbe,
  registerTest,
  registerSelftest,
  registerCompletion,
  registerClients,
  registerAudit,
  registerHealth,
  registerWrap,
];
