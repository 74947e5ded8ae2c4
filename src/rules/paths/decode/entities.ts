/** Named HTML entities whose character can stand in a path or hide in one. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['period', '.'],
  ['sol', '/'],
  ['bsol', '\\'],
  ['lowbar', '_'],
  ['underbar', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
  ['colon', ':'],
  ['semi', ';'],
  ['num', '#'],
  ['quest', '?'],
  ['percnt', '%'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['grave', '`'],
  ['dollar', '$'],
  ['ast', '*'],
  ['tilde', '~'],
  ['nbsp', ' '],
  ['tab', '\t'],
  ['newline', '\n'],
  ['shy', ''],
  ['zwnj', ''],
  ['zwj', ''],
  ['lrm', ''],
  ['rlm', ''],
]);
const ENTITY = /&(?:#x([0-9a-f]{1,8});?|#([0-9]{1,8});?|([a-z]{2,8});)/gi;

/** One round of HTML entities: `&#46;`, `&#x2e;`, `&period;`. Unknown names stay. Linear. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole;
    const point = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
