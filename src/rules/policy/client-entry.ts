import { z } from 'zod';
import { closed } from './closed.js';
import { day, literal, name, type RateWindow, rate } from './fields.js';

/** One caller the policy knows. */
export interface ClientEntry {
  readonly id: string;
  /** SHA-256 of the client's token, 64 lower-case hex digits. */
  readonly tokenDigest?: string;
  /** Keys of the gateway's metadata that must all have exactly these values. Empty: none but `client: <id>` names this entry. */
  readonly metadata: ReadonlyMap<string, string>;
  readonly profile: string;
  /** False when the file names no profile and the entry fell to `default`. */
  readonly profileGiven: boolean;
  /** The client's own windows; they replace the profile's. */
  readonly rate?: readonly RateWindow[];
  /** A revoked entry stays known, so that its token is refused by name rather than treated as a stranger's. */
  readonly revoked: boolean;
  /** Milliseconds since the epoch from which the entry counts as revoked: the end (UTC) of the day in the file. */
  readonly expiresAtMs?: number;
}

const DAY_MS = 86_400_000;

const entryFields = closed({
  id: name.meta({ description: 'Shown in logs, audit rows and metrics' }),
  token: z
    .string()
    .regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and 64 lower-case hex digits; never the token itself')
    .optional(),
  metadata: z.record(z.string().min(1).max(256), literal).optional(),
  profile: name.optional(),
  rate: rate.optional(),
  revoked: z.boolean().default(false),
  expires: day.optional().meta({ description: 'The last day on which the entry is valid (UTC)' }),
});

function toClientEntry(entry: z.output<typeof entryFields>): ClientEntry {
  return {
    id: entry.id,
    ...(entry.token === undefined ? {} : { tokenDigest: entry.token.slice('sha256:'.length) }),
    metadata: new Map(Object.entries(entry.metadata ?? {})),
    profile: entry.profile ?? 'default',
    profileGiven: entry.profile !== undefined,
    ...(entry.rate === undefined ? {} : { rate: entry.rate }),
    revoked: entry.revoked,
    ...(entry.expires === undefined ? {} : { expiresAtMs: Date.parse(entry.expires) + DAY_MS }),
  };
}

/** One entry of `clients:` or of a clients file. */
export const clientEntry = entryFields.transform(toClientEntry);

/** The list itself. */
export const clientList = z.array(clientEntry).max(100_000);
