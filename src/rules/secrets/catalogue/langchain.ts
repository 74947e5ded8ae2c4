import type { SecretRule } from '../types.js';

export const LANGCHAIN_RULES: readonly SecretRule[] = [
  {
    id: 'langsmith-key',
    provider: 'LangChain',
    opens: 'traces of a workspace',
    keywords: ['lsv2_'],
    source: 'lsv2_(?:pt|sk)_[0-9A-Za-z]{32}(?:_[0-9A-Za-z]{10,})?',
    left: 'none',
    examples: { hit: ['lsv2_pt_{hex:32}_{hex:10}', 'lsv2_sk_{hex:32}_{hex:10}'], miss: ['lsv2_', 'lsv2_pt_abc'] },
    page: 'https://docs.smith.langchain.com/',
  },
];
