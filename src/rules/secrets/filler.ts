/** Shares of neighbours from which a run is counted as typed filler: `1234567890abcdef…`, `xxxxxxxx…`. */
const REGULAR_SHARE = 0.6;
const MIN_LENGTH = 8;
const DOCS_TAIL = /(?:EXAMPLE|EXAMPLEKEY)$/;

/**
 * Whether the body of a token (what follows its prefix) is documentation filler: few different characters, characters
 * in keyboard or alphabet order, the tail of AWS's documented keys. Whole body, never a part of it.
 */
export function isFillerBody(body: string): boolean {
  if (body.length < MIN_LENGTH) return false;
  if (DOCS_TAIL.test(body)) return true;
  const bare = body.replace(/[-_.]/g, '');
  if (bare.length === 0) return true;
  const distinct = new Set(bare.toLowerCase()).size;
  return distinct <= (bare.length >= 16 ? 3 : 2) || regularShare(bare) >= REGULAR_SHARE || isPeriodic(bare);
}

function regularShare(value: string): number {
  let regular = 0;
  for (let at = 1; at < value.length; at += 1) {
    const step = value.charCodeAt(at) - value.charCodeAt(at - 1);
    const wraps = /^(?:90|za|9a|z0|ZA)$/i.test(value.slice(at - 1, at + 1));
    if (step === 0 || step === 1 || step === -1 || wraps) regular += 1;
  }
  return regular / Math.max(1, value.length - 1);
}

/** The same group of at most 10 characters over and over, at least three times: `abc123abc123abc123`. */
function isPeriodic(value: string): boolean {
  for (let period = 1; period <= Math.min(10, value.length / 3); period += 1) {
    if (value.startsWith(value.slice(period)) && value.length >= period * 3) return true;
  }
  return false;
}
