// A policy file that keeps changing, good and bad in turn.
import { renameSync, writeFileSync } from 'node:fs';

/** Good versions decide alike; only a name that no call uses differs. */
const good = (turn) =>
  `version: 1\nprofiles: { default: { paths: { deny: ["preset:credentials", "version-${turn}.never"] } } }\n`;
const bad = (turn) => `version: 1\nmode: version-${turn}\n`;

/** Writes the first version; `replace` puts another in its place as editors and ConfigMaps do, by a rename. */
export function keepReloading(file) {
  writeFileSync(file, good(0));
  return {
    file,
    replace(turn) {
      writeFileSync(`${file}.next`, turn % 2 === 0 ? good(turn) : bad(turn));
      renameSync(`${file}.next`, file);
    },
  };
}
