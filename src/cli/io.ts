import type { Environment } from '../config/environment.js';

/** Exit statuses of every verb (exec and wrap end with their child's). */
export const EXIT = { fine: 0, denied: 1, usage: 2, fault: 3 } as const;

/** What a verb may touch of the process. */
export interface CliIo {
  readonly env: Environment;
  /** Results. */
  out(text: string): void;
  /** Messages for people. */
  err(text: string): void;
  /** Sets the status with which the process ends when its work is done; never cuts off output. */
  exit(status: number): void;
}
