import { APPLICATIONS } from './presets/applications.js';
import { BROWSERS } from './presets/browsers.js';
import { CLOUD } from './presets/cloud.js';
import { CONTAINERS } from './presets/containers.js';
import { DATABASES } from './presets/databases.js';
import { DOTENV } from './presets/dotenv.js';
import { GENERIC } from './presets/generic.js';
import { GIT } from './presets/git.js';
import { HISTORIES } from './presets/histories.js';
import { INFRASTRUCTURE } from './presets/infrastructure.js';
import { KEYS } from './presets/keys.js';
import { PACKAGES } from './presets/packages.js';
import { SSH } from './presets/ssh.js';
import { SYSTEM } from './presets/system.js';
import type { PathEntry, PathPreset } from './types.js';

/** The packaged presets. `preset:credentials` holds all of them. */
export const PATH_PRESETS: readonly PathPreset[] = [
  DOTENV,
  SSH,
  GIT,
  GENERIC,
  CLOUD,
  CONTAINERS,
  PACKAGES,
  INFRASTRUCTURE,
  DATABASES,
  KEYS,
  HISTORIES,
  BROWSERS,
  SYSTEM,
  APPLICATIONS,
];

const ALL = 'credentials';

export function presetNames(): readonly string[] {
  return [ALL, ...PATH_PRESETS.map((preset) => preset.name)];
}

/** The entries of a preset by its name without `preset:`; undefined when there is none. */
export function findPreset(name: string): readonly PathEntry[] | undefined {
  if (name === ALL) return PATH_PRESETS.flatMap((preset) => preset.entries);
  return PATH_PRESETS.find((preset) => preset.name === name)?.entries;
}
