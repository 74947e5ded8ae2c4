import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { definition } from './client.js';
import { endOf, frame, openStream } from './raw-http2.js';

/**
 * A client as gateways are: one connection to one of several servers, another server when that one says that it goes
 * away, and a second attempt only for calls that were refused unsent.
 */
export class PooledClient {
  /** Calls that were answered with OK. */
  answered = 0;
  /** Calls that went out a second time. */
  repeated = 0;
  private session: ClientHttp2Session | undefined;
  private connecting: Promise<ClientHttp2Session> | undefined;
  private next = 0;
  private readonly body: Buffer;

  constructor(
    private readonly addresses: readonly string[],
    message: object,
  ) {
    this.body = frame(definition('CheckRequest').requestSerialize(message));
  }

  /** One call, to its end. Rejects when it was sent and not answered. */
  async call(): Promise<void> {
    const stream = openStream(await this.connected());
    const end = endOf(stream);
    stream.end(this.body);
    const { grpcStatus, rstCode } = await end;
    if (grpcStatus === '0') {
      this.answered++;
      return;
    }
    if (rstCode !== constants.NGHTTP2_REFUSED_STREAM) throw new Error(`status ${grpcStatus}, reset ${rstCode}`);
    this.repeated++;
    await this.call();
  }

  close(): void {
    this.session?.destroy();
  }

  private async connected(): Promise<ClientHttp2Session> {
    if (this.session !== undefined && !this.session.closed && !this.session.destroyed) return this.session;
    this.connecting ??= this.connect().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  /** To the next server that takes a connection. */
  private async connect(): Promise<ClientHttp2Session> {
    for (;;) {
      const session = connect(`http://${this.addresses[this.next++ % this.addresses.length]}`);
      session.on('error', () => undefined);
      const open = await new Promise<boolean>((resolve) => {
        session.once('connect', () => resolve(true));
        session.once('close', () => resolve(false));
      });
      if (!open) continue;
      this.session = session;
      return session;
    }
  }
}
