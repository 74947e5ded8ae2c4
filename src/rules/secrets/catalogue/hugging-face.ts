import { mixedCase } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const HUGGING_FACE_RULES: readonly SecretRule[] = [
  {
    id: 'hugging-face-token',
    provider: 'Hugging Face',
    opens: 'models and data sets as the account',
    keywords: ['hf_'],
    source: 'hf_[0-9A-Za-z]{30,40}',
    right: 'token',
    structure: mixedCase,
    onInvalid: 'reject',
    examples: {
      hit: ['hf_{letters:34}', 'hf_{base62:34}', 'hf_{base62:37}'],
      miss: ['hf_', 'hf_hub_download', 'hf_abcdefghijklmnopqrstuvwxyzabcdefgh'],
    },
    page: 'https://huggingface.co/docs/hub/security-tokens',
  },
  {
    id: 'hugging-face-oauth-token',
    provider: 'Hugging Face',
    opens: 'models and data sets, through an app',
    keywords: ['hf_oauth_'],
    source: 'hf_oauth_[0-9A-Za-z_-]{30,}',
    left: 'none',
    examples: { hit: ['hf_oauth_{base62:60}'], miss: ['hf_oauth_', 'hf_oauth_token'] },
    page: 'https://huggingface.co/docs/hub/security-tokens',
  },
  {
    id: 'hugging-face-org-token',
    provider: 'Hugging Face',
    opens: "an organisation's models",
    keywords: ['api_org_'],
    source: 'api_org_[0-9A-Za-z]{34}',
    right: 'token',
    structure: mixedCase,
    onInvalid: 'reject',
    examples: {
      hit: ['api_org_{letters:34}'],
      miss: ['api_org_', 'api_org_id', 'api_org_abcdefghijklmnopqrstuvwxyzabcdefgh'],
    },
    page: 'https://huggingface.co/docs/hub/security-tokens',
  },
];
