import type { SecretRule } from '../types.js';

export const AUTHRESS_RULES: readonly SecretRule[] = [
  {
    id: 'authress-key',
    provider: 'Authress',
    opens: "an account's access control",
    keywords: ['sc_', 'ext_', 'scauth_', 'authress_'],
    source: String.raw`(?:sc_|ext_|scauth_|authress_)[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[0-9A-Za-z+/_=-]{30,120}`,
    examples: {
      hit: [
        'sc_{base36:12}.{base36:5}.acc-{base36:16}.{base64:60}',
        'authress_{base36:12}.{base36:4}.acc_{base36:12}.{base64:44}=',
      ],
      miss: ['sc_', 'sc_abc.def.acc-x.y'],
    },
    page: 'https://authress.io/knowledge-base/docs/authorization/service-clients',
  },
];
