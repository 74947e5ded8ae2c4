import { readCode } from '../code/read-code.js';
import type { Scope } from '../scope.js';
import { noteOpaque, type Session } from '../session.js';

const STATIC = /\[(?:System\.)?(?:IO\.)?[A-Za-z.]{2,64}\]::|New-Object|::new\(|-f\s|-join|-replace|\[char/i;
const BUILDS_TEXT = /\[char\[?\]?\]|FromBase64String|-join|-replace|\s-f\s|\[array\]::Reverse/i;

/** `[IO.File]::ReadAllText('…')` and strings that operators build: read as code is, by its literals. */
export function readStatic(call: { readonly session: Session; readonly scope: Scope }, text: string): void {
  if (!STATIC.test(text)) return;
  readCode({ ...call, argv: [], stdin: undefined, strict: false }, text);
  if (BUILDS_TEXT.test(text)) noteOpaque(call.session, text);
}
