import type { Denial } from '../../../domain/denial.js';
import { judgeCommand } from '../../commands/judge-command.js';
import { readArgv, readCommand } from '../../commands/read-command.js';
import { judgeOnDisk } from './disk.js';
import type { Inspection, Site, Use } from './inspection.js';
import { firstRefusal, settle } from './verdict.js';

/** Judges shell text or an argument vector, alone and from each working directory of the call; its files on the shared disk too. */
export function judgeShell(
  inspection: Inspection,
  site: Site,
  use: Use,
  command: string | readonly string[],
): Denial | undefined {
  const verdict = firstRefusal(site.contexts, (context) => judgeCommand(inspection.policy.paths, command, context));
  const denial = settle(inspection, site, use.kind, verdict);
  if (denial !== undefined || inspection.policy.links === undefined) return denial;
  const reading = typeof command === 'string' ? readCommand(command) : readArgv(command);
  for (const word of reading.words) {
    if (word.role !== 'path' && word.role !== 'recursive-root') continue;
    const path = word.base === undefined ? word.text : `${word.base}/${word.text}`;
    const onDisk = judgeOnDisk(inspection, site, use, word.text.startsWith('/') ? word.text : path);
    if (onDisk !== undefined) return onDisk;
  }
  return undefined;
}
