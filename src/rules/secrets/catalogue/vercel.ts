import { base62CrcTail } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { withBase62Crc } from './examples.js';

export const VERCEL_RULES: readonly SecretRule[] = [
  {
    id: 'vercel-pat',
    provider: 'Vercel',
    opens: 'projects and deployments as the account',
    keywords: ['vcp_'],
    source: 'vcp_[0-9A-Za-z]{40,}',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('vcp_', 50), 'vcp_{base62:56}'], miss: ['vcp_', 'vcp_abc'] },
    page: 'https://vercel.com/docs/rest-api',
  },
  {
    id: 'vercel-integration',
    provider: 'Vercel',
    opens: 'what an integration was granted',
    keywords: ['vci_'],
    source: 'vci_[0-9A-Za-z]{40,}',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('vci_', 50), 'vci_{base62:56}'], miss: ['vci_', 'vci_abc'] },
    page: 'https://vercel.com/docs/rest-api',
  },
  {
    id: 'vercel-app',
    provider: 'Vercel',
    opens: 'what an app was granted',
    keywords: ['vca_'],
    source: 'vca_[0-9A-Za-z]{40,}',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('vca_', 50), 'vca_{base62:56}'], miss: ['vca_', 'vca_abc'] },
    page: 'https://vercel.com/docs/rest-api',
  },
  {
    id: 'vercel-app-refresh',
    provider: 'Vercel',
    opens: 'new app tokens',
    keywords: ['vcr_'],
    source: 'vcr_[0-9A-Za-z]{40,}',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('vcr_', 50), 'vcr_{base62:56}'], miss: ['vcr_', 'vcr_abc'] },
    page: 'https://vercel.com/docs/rest-api',
  },
  {
    id: 'vercel-ai-gateway',
    provider: 'Vercel',
    opens: "models on the team's bill",
    keywords: ['vck_'],
    source: 'vck_[0-9A-Za-z]{40,}',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('vck_', 50), 'vck_{base62:56}'], miss: ['vck_', 'vck_abc'] },
    page: 'https://vercel.com/docs/rest-api',
  },
];
