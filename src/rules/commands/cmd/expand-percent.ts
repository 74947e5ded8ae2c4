import { chosenValue, type Scope } from '../scope.js';

const VARIABLE =
  /([%!])([A-Za-z_][\w()]{0,63})(?::~(-?\d{1,4})(?:,(-?\d{1,4}))?|:([^%!=\n]{1,64})=([^%!\n]{0,64}))?\1/g;

/** Variables that every Windows shell has. What is left of others stays as written: paths read `%NAME%` themselves. */
const BUILT_IN: Readonly<Record<string, string>> = { userprofile: '~', homepath: '~', cd: '.' };

/** Replaces `%NAME%`, `!NAME!`, `%NAME:~1,2%` and `%NAME:a=b%` by what is known of NAME. */
export function expandPercent(text: string, scope: Scope): string {
  if (!/[%!]/.test(text)) return text;
  return text.replace(
    VARIABLE,
    (whole, _mark: string, name: string, from?: string, length?: string, old?: string, next?: string) => {
      const value = lookUp(name, scope);
      if (value === undefined) return whole;
      if (from !== undefined) return slice(value, Number(from), length === undefined ? undefined : Number(length));
      return old === undefined ? value : value.split(old).join(next ?? '');
    },
  );
}

/** cmd does not tell cases of a name apart. Of several values one is chosen. */
function lookUp(name: string, scope: Scope): string | undefined {
  const built = Object.hasOwn(BUILT_IN, name.toLowerCase()) ? BUILT_IN[name.toLowerCase()] : undefined;
  return chosenValue(scope, name.toLowerCase())?.text ?? built;
}

function slice(value: string, from: number, length: number | undefined): string {
  const start = from < 0 ? Math.max(0, value.length + from) : from;
  if (length === undefined) return value.slice(start);
  return value.slice(start, length < 0 ? value.length + length : start + length);
}
