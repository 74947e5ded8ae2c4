export type PoolErrorCode =
  /** The bytes in flight would exceed the cap, or no worker came free in time. */
  | 'overloaded'
  /** The worker did not answer within the budget and was replaced. */
  | 'overdue'
  /** The worker ended while it had the job. */
  | 'died'
  /** The handler threw. */
  | 'failed'
  /** The caller's signal fired. */
  | 'aborted'
  | 'closed';

/** Why a job has no outcome. The caller turns it into a denial. The message is fixed per code. */
export class PoolError extends Error {
  override readonly name = 'PoolError';
  readonly code: PoolErrorCode;

  constructor(code: PoolErrorCode, detail = '') {
    super(detail === '' ? `worker job ${code}` : `worker job ${code}: ${detail}`);
    this.code = code;
  }
}
