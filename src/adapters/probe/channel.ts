/** A way to one MCP server, by whole JSON-RPC messages as text. */
export interface Channel {
  /**
   * Sends one message. `exchanged`: whatever the server has to say to it was said before this resolves; `sent`: it may come
   * later. Rejects with an Error whose text names the failure and no address.
   */
  send(message: string): Promise<'sent' | 'exchanged'>;
  /** Told once what protocol version the server chose. */
  negotiated(version: string): void;
  /** Ends the session; resolves when nothing of it runs any more. */
  close(): Promise<void>;
}

export interface ChannelEvents {
  /** One message (or a batch) as it came. */
  message(text: string): void;
  /** The server is gone; no message follows. */
  closed(why: string): void;
}

/** Results of 20 MB are known from real servers; beyond this a server is not listened to any more. */
export const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
