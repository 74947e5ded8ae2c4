/** One thing wrong with a file or a value that a person wrote. Messages never hold the offending value of a secret. */
export interface Fault {
  /** What is wrong and what is wanted. */
  readonly message: string;
  /** Where in the document: keys and indexes from its root. */
  readonly path: readonly (string | number)[];
  /** The file, as the user named it. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** `file:line:column: at/path: message`, leaving out what is unknown. */
export function formatFault(fault: Fault): string {
  const place = [fault.file, fault.line, fault.column].filter((part) => part !== undefined).join(':');
  const path = fault.path.length > 0 ? `${fault.path.join('.')}: ` : '';
  return `${place === '' ? '' : `${place}: `}${path}${fault.message}`;
}
