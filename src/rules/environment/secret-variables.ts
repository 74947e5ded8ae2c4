import { applicationVariables } from './secret-names/application.js';
import { cloudVariables } from './secret-names/cloud.js';
import { tellingNames } from './secret-names/patterns.js';
import { tokenVariables } from './secret-names/tokens.js';
import type { VariableGroup } from './variable-group.js';

/** Names that hold a secret wherever they are set. One table for exec, wrap, probe and gateway. */
export const secretVariables: readonly VariableGroup[] = [
  applicationVariables,
  cloudVariables,
  tokenVariables,
  tellingNames,
];
