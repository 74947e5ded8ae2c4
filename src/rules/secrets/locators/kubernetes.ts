import { isPlaceholder, isReference } from '../context/placeholders.js';
import type { SecretSpan } from '../types.js';

const KIND = /^[ \t]*(?:- )?["']?kind["']?:[ \t]*["']?Secret["']?[ \t\r]*$/m;
const DATA = /^([ \t]*(?:- )?)(?:stringData|data):[ \t\r]*$/;
const ENTRY = /^([ \t]*)(?:["']?)[\w.-]{1,253}["']?:[ \t]*(.*?)[ \t\r]*$/;
const BLOCK = /^[|>][-+0-9]{0,2}$/;
const MIN_VALUE = 3;

/** Finds the values below `data:` and `stringData:` of Kubernetes Secrets in YAML: secrets by declaration. */
export function findKubernetesSecrets(text: string): SecretSpan[] {
  if (!text.includes('Secret')) return [];
  const spans: SecretSpan[] = [];
  let start = 0;
  for (const document of text.split(/^---[^\n]*$/m)) {
    const at = text.indexOf(document, start);
    if (KIND.test(document)) spans.push(...secretData(document, at));
    start = at + document.length;
  }
  return spans;
}

function secretData(document: string, base: number): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let dataIndent: number | undefined;
  let blockIndent: number | undefined;
  let at = base;
  for (const line of document.split('\n')) {
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const isBlank = line.trim() === '';
    if (!isBlank && dataIndent !== undefined && indent <= dataIndent) dataIndent = undefined;
    if (!isBlank && blockIndent !== undefined && indent <= blockIndent) blockIndent = undefined;
    if (blockIndent !== undefined && !isBlank) spans.push(...valueSpan(line.trim(), at + indent));
    else if (dataIndent !== undefined && !isBlank) {
      const entry = ENTRY.exec(line);
      const value = entry?.[2] ?? '';
      if (BLOCK.test(value)) blockIndent = indent;
      else
        spans.push(
          ...valueSpan(value.replace(/^["']|["']$/g, ''), at + line.lastIndexOf(value) + (/^["']/.test(value) ? 1 : 0)),
        );
    } else dataIndent ??= DATA.test(line) ? indent : undefined;
    at += line.length + 1;
  }
  return spans;
}

function valueSpan(value: string, start: number): SecretSpan[] {
  if (value.length < MIN_VALUE || isPlaceholder(value) || isReference(value)) return [];
  return [{ start, end: start + value.length, rule: 'kubernetes-secret', confidence: 'medium' }];
}
