import { CLASS_BITS, CLASS_COUNT, classOf } from './code-classes.js';

/** Characters of a literal that pick its slots. */
export const GRAM = 4;
/** Pairs of letters in words of English and of code, the most frequent first. */
const PAIRS =
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ' +
  'ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot il tr ly nc et ut ss so rs un lo wa ge ie ' +
  'wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai sh ir su id os iv ia am fi ci vi pl ig tu ev ld ry mp fe bl ab ' +
  'gh ty op wo sa ay ex ke fr oo av ag if ap gr od bo sp rd do uc bu ei ov by rm ep tt oc fa ef cu rn sc gi da yo cr cl du ' +
  'ga qu ue ff ba ey ls va um pp ua up lu go ht ru ug ds lt pi rc rr eg au ck ew mu br bi pt ak pu ui rg ib tl ny ki rk ys ob mm';
/** How rare a letter is next to a space or a sign that has no class of its own. */
const WORD_END_RARITY = 100;
const PAIR_MASK = CLASS_COUNT * CLASS_COUNT - 1;
/** For each pair of classes, how rare it is. Any two digits are one pair, and not a rare one. */
const RARITY = rarityTable();

/**
 * Where in a literal the four characters begin that ordinary text is least likely to hold, among the places of one parity. For the odd
 * one that may be the character before it (-1), and they reach beyond a literal that is too short to hold four.
 */
export function rarestGram(literal: string, parity: 0 | 1): number {
  const last = Math.max(literal.length - GRAM, parity);
  let best = 0;
  let most = -1;
  for (let offset = -parity; offset <= last; offset += 2) {
    const sum = rarityAt(literal, offset);
    if (sum <= most) continue;
    best = offset;
    most = sum;
  }
  return best;
}

/** How rare the pairs of a gram are that lie in the literal. */
function rarityAt(literal: string, offset: number): number {
  const end = Math.min(offset + GRAM, literal.length);
  let sum = 0;
  let pair = classOf(literal.charCodeAt(Math.max(0, offset)));
  for (let at = Math.max(0, offset) + 1; at < end; at += 1) {
    pair = ((pair << CLASS_BITS) | classOf(literal.charCodeAt(at))) & PAIR_MASK;
    sum += RARITY[pair] ?? 0;
  }
  return sum;
}

function rarityTable(): Uint16Array {
  const pairs = PAIRS.split(' ');
  const rarity = new Uint16Array(CLASS_COUNT * CLASS_COUNT).fill(pairs.length);
  const indexOf = (pair: string): number => (classOf(pair.charCodeAt(0)) << CLASS_BITS) | classOf(pair.charCodeAt(1));
  for (let letter = 1; letter <= 26; letter += 1) rarity[letter] = rarity[letter << CLASS_BITS] = WORD_END_RARITY;
  for (const [rank, pair] of pairs.entries()) rarity[indexOf(pair)] = rank;
  rarity[indexOf('00')] = 0;
  return rarity;
}
