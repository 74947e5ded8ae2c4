import type { SecretRule } from '../types.js';

export const ELEVENLABS_RULES: readonly SecretRule[] = [
  {
    id: 'elevenlabs-key',
    provider: 'ElevenLabs',
    opens: "speech on the account's bill",
    keywords: ['sk_'],
    source: 'sk_[0-9a-f]{48}',
    right: 'token',
    examples: { hit: ['sk_{hex:48}'], miss: ['sk_', 'sk_hynix_chart_2026', 'task_{hex:48}', 'sk_{hex:20}'] },
    page: 'https://elevenlabs.io/docs/api-reference/authentication',
  },
];
