const NAME = 'extmcp-guard-canary';
const URI = 'extmcp-guard:canary';

/**
 * Whether a call is the probe that asks if the guard is in the path: a tool or prompt named `extmcp-guard-canary`, behind any
 * service prefix, or the resource `extmcp-guard:canary`. `subject` is the tool's or prompt's name, or the resource's URI.
 */
export function isCanary(method: string, subject: string): boolean {
  switch (method) {
    case 'tools/call':
    case 'prompts/get':
      return endsWithWhole(subject, NAME);
    case 'resources/read':
      return endsWithWhole(subject, URI);
    default:
      return false;
  }
}

/** `name`, alone or behind something that ends in no letter or digit. */
function endsWithWhole(subject: string, name: string): boolean {
  if (!subject.endsWith(name)) return false;
  const before = subject.at(-name.length - 1);
  return before === undefined || !/[\p{L}\p{N}]/u.test(before);
}
