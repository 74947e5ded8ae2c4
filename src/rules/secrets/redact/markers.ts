import { assertNever } from '../../../domain/result.js';

/** `plain` "[REDACTED]", `rule` "[REDACTED:<rule>]", `numbered` "[REDACTED:<rule>:<n>]". */
export type MarkerStyle = 'plain' | 'rule' | 'numbered';

/** Writes markers for one result. Numbered: equal secrets have equal numbers, from 1 in order of appearance. */
export type MarkerWriter = (rule: string, secret: string) => string;

export function createMarkers(style: MarkerStyle): MarkerWriter {
  switch (style) {
    case 'plain':
      return () => '[REDACTED]';
    case 'rule':
      return (rule) => `[REDACTED:${rule}]`;
    case 'numbered':
      return numbered();
    default:
      return assertNever(style);
  }
}

function numbered(): MarkerWriter {
  const numbers = new Map<string, number>();
  return (rule, secret) => {
    const number = numbers.get(secret) ?? numbers.size + 1;
    numbers.set(secret, number);
    return `[REDACTED:${rule}:${number}]`;
  };
}
