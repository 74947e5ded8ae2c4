import { drawnAfterUnderscore } from '../checksums/drawn-bodies.js';
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
  {
    id: 'generic-sk-underscore-key',
    provider: 'ElevenLabs',
    opens: 'a service: IEX, HeyGen, Novita and others',
    keywords: ['sk_'],
    source: 'sk_(?:V[0-9]_)?[0-9A-Za-z]{32,64}',
    left: 'word',
    right: 'word',
    structure: drawnAfterUnderscore,
    onInvalid: 'reject',
    examples: {
      hit: ['sk_{hex:32}', 'sk_{base62:43}', 'sk_V2_{base62:44}'],
      miss: ['sk_', 'sk_buff_alloc_header', 'sk_SecretKeyForTheProductionEnvironment1'],
    },
  },
];
