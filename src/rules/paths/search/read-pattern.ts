const REGEX_SIGN = /^\^|\$$|\\\.|\.[*+]|\(\?[:i=!]/;
const MARKERS = /\(\?(?:[imsux-]+\)|:)|\\[bBAzZ]/g;

/** True when a name pattern reads as a regular expression rather than as a glob. */
export function looksLikeRegex(pattern: string): boolean {
  return REGEX_SIGN.test(pattern);
}

/**
 * A regular expression for names as the glob that it comes closest to: `\.env$` is `*.env`, `^id_rsa` is `id_rsa*`. Good enough to
 * see which names it is after; what has no counterpart stays.
 */
export function regexToGlob(pattern: string): string {
  const bare = pattern.replace(MARKERS, (marker) => (marker === '(?:' ? '(' : ''));
  const fromStart = bare.startsWith('^');
  const toEnd = bare.endsWith('$') && !bare.endsWith('\\$');
  const body = bare.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined);
  return `${fromStart ? '' : '*'}${translate(body)}${toEnd ? '' : '*'}`.replace(/\*{2,}/g, '*');
}

function translate(body: string): string {
  let out = '';
  for (let at = 0; at < body.length; at++) {
    const character = body[at] ?? '';
    const repeat = body[at + 1] ?? '';
    if (character === '\\') {
      out += classOf(body[at + 1] ?? '');
      at += 1;
    } else if (character === '.') {
      out += repeat === '*' || repeat === '+' ? '*' : '?';
      if (repeat === '*' || repeat === '+' || repeat === '?') at += 1;
    } else if (character === '?' || character === '+' || character === '*') {
      out += character === '?' ? '' : '*';
    } else if (character !== '^' && character !== '$') out += character;
  }
  return out;
}

function classOf(escaped: string): string {
  if (escaped === 'd') return '[0-9]';
  if (escaped === 'w') return '[a-z0-9_]';
  if (escaped === 's' || escaped === 'S' || escaped === 'W' || escaped === 'D') return '?';
  return escaped;
}
