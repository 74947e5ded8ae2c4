import { z } from 'zod';
import { policySchema } from './document.js';

/** JSON Schema (2020-12) of `policy.yaml`, for editors and for checks without this program. */
export function policyJsonSchema(): object {
  const schema = z.toJSONSchema(policySchema, { io: 'input', unrepresentable: 'any' });
  return { ...schema, title: 'extmcp-guard policy, version 1' };
}
