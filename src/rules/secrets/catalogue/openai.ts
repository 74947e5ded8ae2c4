import { drawnAfterHyphen } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const OPENAI_RULES: readonly SecretRule[] = [
  {
    id: 'openai-project-key',
    provider: 'OpenAI',
    opens: "models on a project's bill",
    keywords: ['sk-proj-'],
    source: 'sk-proj-[0-9A-Za-z_-]{20,}',
    examples: {
      hit: [
        'sk-proj-{base64url:74}T3BlbkFJ{base64url:74}',
        'sk-proj-{base64url:58}T3BlbkFJ{base64url:58}',
        'sk-proj-{base62:20}T3BlbkFJ{base62:20}',
        'sk-proj-{base62:48}',
      ],
      miss: ['sk-proj-', 'sk-proj-name'],
    },
    page: 'https://platform.openai.com/docs/api-reference/authentication',
  },
  {
    id: 'openai-service-account-key',
    provider: 'OpenAI',
    opens: "models on a project's bill",
    keywords: ['sk-svcacct-'],
    source: 'sk-svcacct-[0-9A-Za-z_-]{20,}',
    examples: {
      hit: [
        'sk-svcacct-{base64url:74}T3BlbkFJ{base64url:74}',
        'sk-svcacct-{base64url:58}T3BlbkFJ{base64url:58}',
        'sk-svcacct-{base62:20}T3BlbkFJ{base62:20}',
        'sk-svcacct-{base62:48}',
      ],
      miss: ['sk-svcacct-', 'sk-svcacct-name'],
    },
    page: 'https://platform.openai.com/docs/api-reference/authentication',
  },
  {
    id: 'openai-admin-key',
    provider: 'OpenAI',
    opens: 'administration of an organisation',
    keywords: ['sk-admin-'],
    source: 'sk-admin-[0-9A-Za-z_-]{20,}',
    examples: {
      hit: [
        'sk-admin-{base64url:74}T3BlbkFJ{base64url:74}',
        'sk-admin-{base64url:58}T3BlbkFJ{base64url:58}',
        'sk-admin-{base62:20}T3BlbkFJ{base62:20}',
        'sk-admin-{base62:48}',
      ],
      miss: ['sk-admin-', 'sk-admin-name'],
    },
    page: 'https://platform.openai.com/docs/api-reference/authentication',
  },
  {
    id: 'openai-user-key',
    provider: 'OpenAI',
    opens: "models on the account's bill",
    keywords: ['sk-'],
    source: 'sk-(?:None-|[a-z0-9]{2,20}-)?[0-9A-Za-z]{18,74}T3BlbkFJ[0-9A-Za-z]{18,}',
    examples: {
      hit: ['sk-{base62:20}T3BlbkFJ{base62:20}', 'sk-None-{base62:20}T3BlbkFJ{base62:20}'],
      miss: ['T3BlbkFJ', 'task-T3BlbkFJ'],
    },
    page: 'https://platform.openai.com/docs/api-reference/authentication',
  },
  {
    // Many services follow OpenAI's old form. CSS classes and names begin with sk- as well, so the body has to look drawn.
    id: 'generic-sk-key',
    provider: 'OpenAI',
    opens: 'a model service: DeepSeek, Moonshot, Dashscope, gateways',
    keywords: ['sk-'],
    source: 'sk-[0-9A-Za-z]{32,64}',
    left: 'word',
    right: 'word',
    structure: drawnAfterHyphen,
    onInvalid: 'reject',
    examples: {
      hit: ['sk-{hex:32}', 'sk-{base62:48}', 'sk-{base62:32}', 'sk-{base62:51}'],
      miss: [
        'sk-',
        'task-{hex:32}',
        'sk-spinner-fading-circle',
        'sk-abcdefghijklmnopqrstuvwxyzabcdefghijklmnop',
        'sk_hynix_chart_2026.png',
        '<task-notification>',
      ],
    },
  },
];
