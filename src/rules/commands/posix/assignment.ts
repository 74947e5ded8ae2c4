import type { Field } from '../field.js';
import type { Scope } from '../scope.js';
import { noteField, type Session } from '../session.js';

/** Variables whose value some program runs as a command. */
const COMMAND_VARIABLE = /(?:PAGER|EDITOR|VISUAL|BROWSER|_COMMAND|_CMD|LESSOPEN|LESSCLOSE|_RSH|GIT_SSH|ASKPASS|EXEC)$/;

/**
 * Records the value given to a variable. A single word may be opened by the program that gets it, so it counts as a
 * path; a sentence is text until a command uses it; the value of PAGER and the like is a command.
 */
export function noteAssignment(
  call: { readonly session: Session; readonly scope: Scope },
  name: string,
  value: Field,
): void {
  if (COMMAND_VARIABLE.test(name)) call.session.runText(value.text, 'posix', call.scope, undefined);
  const sentence = /\s/.test(value.text) && !/[\\/]/.test(value.text);
  noteField(call, value, sentence ? 'text' : 'path', 'assignment');
}
