import { redactText } from '../rules/secrets/redact-text.js';
import type { SecretScanner } from '../rules/secrets/types.js';

/** Names in rows and metadata come from callers and servers: bounded, and valid Unicode. */
const MAX_NAME_CHARS = 256;
/** So much is searched: a secret is recognised whole, before the name is cut. */
const SEARCHED_CHARS = 4096;
/** What stands for a name that cannot be searched. */
const UNREADABLE = '[UNREADABLE]';

/** Names repeat from call to call: those of a day's work are remembered, and all forgotten when a caller makes up more. */
const MAX_REMEMBERED = 2000;

/** A name as a row may hold it: whoever calls a tool by the text of a token must not get the token into the log. */
export function safeName(scanner: SecretScanner, name: string): string {
  if (name === '') return name;
  if (name.length > MAX_NAME_CHARS) return bounded(scanner, name);
  const names = namesOf(scanner);
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size >= MAX_REMEMBERED) names.clear();
  const safe = bounded(scanner, name);
  names.set(name, safe);
  return safe;
}

const remembered = new WeakMap<SecretScanner, Map<string, string>>();

function namesOf(scanner: SecretScanner): Map<string, string> {
  const names = remembered.get(scanner) ?? new Map<string, string>();
  remembered.set(scanner, names);
  return names;
}

function bounded(scanner: SecretScanner, name: string): string {
  const text = name.slice(0, SEARCHED_CHARS).toWellFormed();
  return searched(scanner, text).slice(0, MAX_NAME_CHARS).toWellFormed();
}

/** An engine that fails must not cost the row. */
function searched(scanner: SecretScanner, text: string): string {
  try {
    return scanner.suspects(`${text}\n`) ? redactText(scanner, text) : text;
  } catch {
    return UNREADABLE;
  }
}
