// What a check may expect of an outcome. Each gives undefined when it holds, else a few words on what is wrong.

/** A refusal by the policy: one of our codes in the error's data. */
export function deniedAs(code) {
  return (outcome) => {
    if (outcome.kind !== 'denied') return `wanted a denial, got ${outcome.kind}`;
    return outcome.data?.code === code ? undefined : `wanted code ${code}, got ${outcome.data?.code ?? 'none'}`;
  };
}

/** An error of the gateway's own: no guard answered, so nothing was let through. */
export function deniedByGateway(outcome) {
  if (outcome.kind !== 'denied') return `wanted an error, got ${outcome.kind}`;
  return outcome.code === -32603 ? undefined : `wanted error -32603, got ${outcome.code}`;
}

/** A result in which every text of `present` stands somewhere, and none of `absent` anywhere. */
export function result({ present = [], absent = [], also = () => undefined }) {
  return (outcome) => {
    if (outcome.kind !== 'result') return `wanted a result, got ${outcome.kind}: ${outcome.message}`;
    const text = stringsOf(outcome.result).join('\n');
    const missing = present.find((part) => !text.includes(part));
    if (missing !== undefined) return `${JSON.stringify(missing)} is missing`;
    return absent.some((part) => text.includes(part)) ? 'something that must not leave is there' : also(outcome.result);
  };
}

/** The text and its copy in structuredContent say the same. */
export function sameCopies({ content, structuredContent }) {
  return structuredContent?.content === content?.[0]?.text ? undefined : 'text and structuredContent differ';
}

/** No object, however deep, has one of these keys. */
export function withoutKeys(keys) {
  return (value) => {
    const found = keysOf(value).find((key) => keys.includes(key));
    return found === undefined ? undefined : `the key ${found} is still there`;
  };
}

function stringsOf(value) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...stringsOf(item)]);
}

function keysOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}
