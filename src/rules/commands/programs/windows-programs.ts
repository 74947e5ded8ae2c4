import type { Known } from '../scope.js';
import type { Invocation } from '../session.js';
import { noteArgument } from './note-argument.js';
import { readProgram } from './read-program.js';
import { invokeInner } from './read-wrapper.js';

/** `Get-Content` reads what it names; on the `Env:` drive that is the environment. */
export function readGetContent(call: Invocation, name: string): Known {
  noteEnvironmentDrive(call);
  for (const arg of call.argv.slice(1)) noteArgument(call, arg, 'path', name);
  return undefined;
}

/** `Get-ChildItem`, `ls`, `dir`: names only, but on the `Env:` drive names and values. */
export function readListing(call: Invocation, name: string): Known {
  noteEnvironmentDrive(call);
  return readProgram(call, name, call.argv.slice(1), { passesStdin: false });
}

function noteEnvironmentDrive(call: Invocation): void {
  if (call.argv.slice(1).some((arg) => /^-?(?:\w+:)?env:[\\/]?\*?$/i.test(arg.text)))
    call.session.environmentDump = true;
}

/** `Start-Process PROGRAM -ArgumentList …` runs the program with those arguments. */
export function readStartProcess(call: Invocation): Known {
  const words = call.argv.slice(1).filter((arg) => !/^-(?:\w+)$/.test(arg.text));
  for (const word of words) noteArgument(call, word, 'path', 'start-process');
  const argv = words.flatMap((word) => word.text.split(/[,\s]+/).map((text) => ({ ...word, text, pattern: text })));
  return invokeInner(call, argv);
}
