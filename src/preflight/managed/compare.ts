import { HOST_READINGS, type HostReading } from './match-url.js';
import type { Server } from './servers.js';
import type { ServerLists } from './settings.js';
import { judgeServer, type ServerVerdict } from './verdict.js';

/** The lists in force in one environment. */
export interface NamedLists {
  readonly environment: string;
  readonly lists: ServerLists;
}

/** One server in one environment. */
export interface VerdictCell {
  readonly environment: string;
  readonly readings: Readonly<Record<HostReading, ServerVerdict>>;
  /** The readings disagree: the verdict depends on the client's treatment of hosts. */
  readonly split: boolean;
  /** Readings under which the verdict is not the first environment's. */
  readonly flips: readonly HostReading[];
}

export interface VerdictRow {
  readonly server: string;
  readonly cells: readonly VerdictCell[];
}

/** How many servers of an environment have another verdict than in the first one. */
export interface FlipShare {
  readonly environment: string;
  /** `any`: both readings have the same flips. */
  readonly reading: HostReading | 'any';
  readonly flipped: number;
  readonly servers: number;
  /** Percent, with one digit after the point; 0 without servers. */
  readonly percent: number;
}

export interface VerdictTable {
  readonly rows: readonly VerdictRow[];
  /** For every environment but the first, one or two shares: two where the readings disagree. */
  readonly shares: readonly FlipShare[];
}

/** Judges every server in every environment; the first environment is what the others are compared with. */
export function compareEnvironments(environments: readonly NamedLists[], servers: readonly Server[]): VerdictTable {
  const rows = servers.map((server) => ({ server: server.name, cells: judgeRow(server, environments) }));
  return { rows, shares: environments.slice(1).flatMap((one) => flipShares(one.environment, rows)) };
}

function judgeRow(server: Server, environments: readonly NamedLists[]): readonly VerdictCell[] {
  const judged = environments.map(({ environment, lists }) => ({
    environment,
    readings: {
      'as-written': judgeServer(server, lists, 'as-written'),
      normalised: judgeServer(server, lists, 'normalised'),
    },
  }));
  const base = judged[0];
  return judged.map((cell) => ({
    ...cell,
    split: cell.readings['as-written'].verdict !== cell.readings.normalised.verdict,
    flips: HOST_READINGS.filter((reading) => cell.readings[reading].verdict !== base?.readings[reading].verdict),
  }));
}

function flipShares(environment: string, rows: readonly VerdictRow[]): readonly FlipShare[] {
  const [written, normalised] = HOST_READINGS.map((reading) => flipShare(environment, reading, rows));
  if (written === undefined || normalised === undefined) return [];
  const same = cellsOf(environment, rows).every((cell) => cell.flips.length !== 1);
  return same ? [{ ...written, reading: 'any' }] : [written, normalised];
}

function flipShare(environment: string, reading: HostReading, rows: readonly VerdictRow[]): FlipShare {
  const cells = cellsOf(environment, rows);
  const flipped = cells.filter((cell) => cell.flips.includes(reading)).length;
  const percent = cells.length === 0 ? 0 : Math.round((flipped / cells.length) * 1000) / 10;
  return { environment, reading, flipped, servers: cells.length, percent };
}

function cellsOf(environment: string, rows: readonly VerdictRow[]): readonly VerdictCell[] {
  return rows.flatMap((row) => row.cells.filter((cell) => cell.environment === environment));
}
