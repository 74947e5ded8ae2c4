import { pypiMacaroon } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';

export const PYPI_RULES: readonly SecretRule[] = [
  {
    id: 'pypi-upload-token',
    provider: 'PyPI',
    opens: 'uploading releases',
    keywords: ['pypi-AgE'],
    source: 'pypi-AgE[0-9A-Za-z_-]{50,}',
    left: 'none',
    structure: pypiMacaroon,
    examples: {
      hit: [
        'pypi-AgEIcHlwaS5vcmc{base64url:140}',
        'pypi-AgENdGVzdC5weXBpLm9yZw{base64url:140}',
        'pypi-AgE{base64url:100}',
      ],
      miss: ['pypi-AgE', 'pypi-simple-index'],
    },
    page: 'https://pypi.org/help/#apitoken',
  },
];
