import { isJsonArray, isJsonObject, type JsonValue } from '../../../domain/json/types.js';
import type { SecretScanner } from '../types.js';
import { decodeBase64Text } from './base64-text.js';
import { nameOfPair } from './leaves.js';
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

class CleanWalk {
  readonly #scanner: SecretScanner;
  readonly #names = new Set<string>();
  #batch: string[] = [];
  #size = 0;

  constructor(scanner: SecretScanner) {
    this.#scanner = scanner;
  }

  /** False as soon as something is suspicious. Depth is bounded by the decoder of the message. */
  visit(value: JsonValue): boolean {
    if (typeof value === 'string') return this.#take(value);
    if (isJsonArray(value)) return value.every((element) => this.visit(element));
    if (!isJsonObject(value)) return true;
    if (value.kind === 'Secret' || value.kind === 'SecretList' || value.kty !== undefined) return false;
    const pair = nameOfPair(value);
    if (pair !== undefined && this.#scanner.keyMatters(pair)) return false;
    for (const name of Object.keys(value)) {
      if (!this.#takeName(name) || !this.#visitMember(value[name])) return false;
    }
    return true;
  }

  finish(): boolean {
    return this.#flush();
  }

  #visitMember(value: JsonValue | undefined): boolean {
    return typeof value === 'string'
      ? this.#take(value)
      : typeof value !== 'object' || value === null || this.visit(value);
  }

  /** Names repeat: each is looked at once. One that gives its value a meaning ends the walk. */
  #takeName(name: string): boolean {
    if (this.#names.has(name)) return true;
    this.#names.add(name);
    return !this.#scanner.keyMatters(name) && this.#take(name);
  }

  #take(text: string): boolean {
    if (text.length < SHORTEST_SECRET) return true;
    this.#batch.push(text);
    this.#size += text.length + 1;
    return this.#size < BATCH_CHARACTERS || this.#flush();
  }

  /** Joined with an empty last string: what a template would put together is no flat string, and slower to read. */
  #flush(): boolean {
    const batch = this.#batch;
    this.#batch = [];
    this.#size = 0;
    if (batch.length > 1 && !this.#scanner.suspects([...batch, ''].join('\n'))) return true;
    return batch.every((text) => isHarmless(this.#scanner, text));
  }
}

/** Whether nothing is found in a string. A suspicious one that is JSON, base64 or a line of a key is looked at elsewhere. */
function isHarmless(scanner: SecretScanner, text: string): boolean {
  if (/^\s*[[{]/.test(text) || SPLIT_KEY_HEAD.test(text) || decodeBase64Text(text) !== undefined)
    return !scanner.suspects(text);
  return scanner.scan(text).length === 0;
}
