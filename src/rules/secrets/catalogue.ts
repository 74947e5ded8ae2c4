import { FAMILIES_A_TO_F } from './catalogue/families-a-f.js';
import { FAMILIES_G_TO_O } from './catalogue/families-g-o.js';
import { FAMILIES_P_TO_Z } from './catalogue/families-p-z.js';
import type { SecretRule } from './types.js';

/** Every family of self-identifying tokens, one file a provider. The order decides nothing: the longest match wins. */
export const SECRET_CATALOGUE: readonly SecretRule[] = [...FAMILIES_A_TO_F, ...FAMILIES_G_TO_O, ...FAMILIES_P_TO_Z];
