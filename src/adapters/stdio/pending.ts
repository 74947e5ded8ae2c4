import type { JsonObject } from '../../domain/json/types.js';
import type { MessageId } from './message.js';

/** A request that the other side has not answered yet. */
export interface PendingRequest {
  readonly id: MessageId;
  readonly method: string;
  /** What the guard said of the request. */
  readonly metadata: JsonObject;
  /** The asker no longer waits. An answer that comes all the same is still decided by its method. */
  cancelled: boolean;
}

/** The open requests of one direction: each side of a connection has ids of its own. */
export class Pending {
  private readonly byId = new Map<string, PendingRequest>();

  constructor(private readonly capacity: number) {}

  /** Whether an answer to this id is still waited for: a second request of that id would make its answer ambiguous. */
  has(id: MessageId): boolean {
    return this.byId.get(id.key)?.cancelled === false;
  }

  /** @returns false when too many are open: then the request must not be forwarded. */
  add(id: MessageId, method: string, metadata: JsonObject): boolean {
    if (this.byId.size >= this.capacity && !this.forgetCancelled()) return false;
    this.byId.set(id.key, { id, method, metadata, cancelled: false });
    return true;
  }

  /** The request that an answer belongs to, which it ends. */
  take(id: MessageId): PendingRequest | undefined {
    const request = this.byId.get(id.key);
    this.byId.delete(id.key);
    return request;
  }

  /** @returns whether the request is known here. */
  cancel(key: string): boolean {
    const request = this.byId.get(key);
    if (request !== undefined) request.cancelled = true;
    return request !== undefined;
  }

  /** Requests that still wait, and forgets all. */
  drain(): readonly PendingRequest[] {
    const waiting = [...this.byId.values()].filter((request) => !request.cancelled);
    this.byId.clear();
    return waiting;
  }

  get waiting(): number {
    return [...this.byId.values()].filter((request) => !request.cancelled).length;
  }

  private forgetCancelled(): boolean {
    for (const [key, request] of this.byId) {
      if (!request.cancelled) continue;
      this.byId.delete(key);
      return true;
    }
    return false;
  }
}
