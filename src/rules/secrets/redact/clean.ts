import { isJsonArray, type JsonObject, type JsonValue } from '../../../domain/json/types.js';
import type { SecretScanner } from '../types.js';
import { decodeBase64Text } from './base64-text.js';
import { MAX_PAIR_NAME, PAIR_RANKS } from './leaves.js';
import { SPLIT_KEY_HEAD } from './split-keys.js';

/** Strings are searched together up to this many characters: one search costs the same for one string or a thousand. */
const BATCH_CHARACTERS = 8192;
const SHORTEST_SECRET = 3;

/**
 * Whether no string and no member name of a value can hold a secret: one walk, and one search per batch. True is
 * certain; false only means that each string has to be looked at.
 */
export function isClean(scanner: SecretScanner, value: JsonValue): boolean {
  const walk = new CleanWalk(scanner);
  return walk.visit(value) && walk.finish();
}

/** What a member name is to the walk: the rank of a pair's name, or one of these. */
const ORDINARY = PAIR_RANKS.size;
/** Its value has a meaning of its own, or that of the whole object does. */
const MEANINGFUL = -1;

class CleanWalk {
  readonly #scanner: SecretScanner;
  /** Names repeat: each is looked at once. */
  readonly #names = new Map<string, number>();
  #batch: string[] = [];
  #size = 0;

  constructor(scanner: SecretScanner) {
    this.#scanner = scanner;
  }

  /** False as soon as something is suspicious. Depth is bounded by the decoder of the message. */
  visit(value: JsonValue | undefined): boolean {
    if (typeof value === 'string') return this.#take(value);
    if (typeof value !== 'object' || value === null) return true;
    if (isJsonArray(value)) return value.every((element) => this.visit(element));
    return this.#visitObject(value);
  }

  finish(): boolean {
    return this.#flush();
  }

  /** Finds the name of a pair as collectLeaves does, on the way: its value would have a meaning, too. */
  #visitObject(object: JsonObject): boolean {
    let first = ORDINARY;
    let pair: string | undefined;
    for (const name of Object.keys(object)) {
      const value = object[name];
      const rank = this.#rankOf(name);
      if (rank === MEANINGFUL || isSecretKind(name, value) || !this.visit(value)) return false;
      if (rank >= first || typeof value !== 'string' || value.length > MAX_PAIR_NAME) continue;
      first = rank;
      pair = value;
    }
    return pair === undefined || !this.#scanner.keyMatters(pair);
  }

  #rankOf(name: string): number {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const rank = this.#isMeaningful(name) || !this.#take(name) ? MEANINGFUL : (PAIR_RANKS.get(name) ?? ORDINARY);
    this.#names.set(name, rank);
    return rank;
  }

  #isMeaningful(name: string): boolean {
    return name === 'kty' || this.#scanner.keyMatters(name);
  }

  #take(text: string): boolean {
    if (text.length < SHORTEST_SECRET) return true;
    if (text.length >= BATCH_CHARACTERS) return isHarmless(this.#scanner, text);
    this.#batch.push(text);
    this.#size += text.length + 1;
    return this.#size < BATCH_CHARACTERS || this.#flush();
  }

  #flush(): boolean {
    const batch = this.#batch;
    this.#batch = [];
    this.#size = 0;
    return areHarmless(this.#scanner, batch);
  }
}

/**
 * Whether nothing is found in any of some strings. Where there may be something in them together, each half is asked by itself.
 * They are joined with an empty last string: what a template would put together is no flat string, and slower to read.
 */
function areHarmless(scanner: SecretScanner, texts: readonly string[]): boolean {
  const [first] = texts;
  if (first === undefined) return true;
  if (texts.length === 1) return isHarmless(scanner, first);
  if (!scanner.suspects([...texts, ''].join('\n'))) return true;
  const middle = texts.length >> 1;
  return areHarmless(scanner, texts.slice(0, middle)) && areHarmless(scanner, texts.slice(middle));
}

/** Whether a member says that its object is a Kubernetes Secret. */
function isSecretKind(name: string, value: JsonValue | undefined): boolean {
  return name === 'kind' && (value === 'Secret' || value === 'SecretList');
}

/** Whether nothing is found in a string. A suspicious one that is JSON, base64 or a line of a key is looked at elsewhere. */
function isHarmless(scanner: SecretScanner, text: string): boolean {
  if (!scanner.suspects(text)) return true;
  if (/^\s*[[{]/.test(text) || SPLIT_KEY_HEAD.test(text) || decodeBase64Text(text) !== undefined) return false;
  return scanner.scan(text).length === 0;
}
