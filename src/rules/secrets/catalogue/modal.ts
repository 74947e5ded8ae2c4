import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const MODAL_RULES: readonly SecretRule[] = [
  {
    id: 'modal-token',
    provider: 'Modal',
    opens: 'functions of a workspace',
    keywords: ['as-', 'ak-'],
    source: '(?:as-|ak-)[0-9A-Za-z]{22}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    near: ['modal'],
    examples: { hit: ['as-{base62:22}', 'ak-{base62:22}'], miss: ['as-', 'as-path', 'was-{base62:22}'] },
    page: 'https://modal.com/docs/reference/modal.config',
  },
];
