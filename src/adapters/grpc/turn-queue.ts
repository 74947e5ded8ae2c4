/** So many calls are answered before what they were answered is sent: sending happens between turns of the event loop. */
const PER_TURN = 32;
/** More do not wait: then the connections must, which is what slows a flood down. */
const MAX_WAITING = 64;

/**
 * Spreads work that comes in one burst over turns of the event loop, so that the first answers are on their way while the
 * rest is decided. A call that comes alone runs at once.
 */
export class TurnQueue {
  private waiting: (() => void)[] = [];
  private done = 0;
  private scheduled = false;

  /** Runs `work` now, or in one of the next turns, in order. It must not throw. */
  run(work: () => void): void {
    if (!this.scheduled) {
      this.scheduled = true;
      setImmediate(this.nextTurn);
    }
    if (this.waiting.length === 0 && this.done < PER_TURN) {
      this.done++;
      work();
    } else if (this.waiting.push(work) > MAX_WAITING) this.work(1);
  }

  private readonly nextTurn = (): void => {
    this.done = 0;
    this.scheduled = this.waiting.length > 0;
    if (!this.scheduled) return;
    setImmediate(this.nextTurn);
    this.work(PER_TURN);
  };

  private work(count: number): void {
    const now = this.waiting.splice(0, count);
    this.done += now.length;
    for (const work of now) work();
  }
}
