import { isJsonObject, type JsonObject } from '../../../domain/json/types.js';
import type { PathEntry } from '../../paths/types.js';
import { plainJson } from '../canonical.js';
import type { CompiledProfile } from '../compiled.js';
import type { ProfileDocument } from '../document.js';

/** One profile as written, with every default filled in, its presets expanded to entries and its mode settled. */
export function describeProfile(profile: CompiledProfile, written: ProfileDocument): JsonObject {
  const settings = plainJson(written);
  return {
    ...(isJsonObject(settings) ? settings : {}),
    mode: profile.mode,
    paths: {
      deny: [...written.paths.deny],
      allow: [...written.paths.allow],
      entries: profile.paths.entries.map(describeEntry),
    },
    rate: plainJson(profile.rate),
  };
}

function describeEntry(entry: PathEntry): JsonObject {
  const { id, pattern, globs, except = [], leaf = false } = entry;
  return { id, pattern, globs: [...globs], except: [...except], leaf };
}
