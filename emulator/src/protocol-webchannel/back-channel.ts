import type { ServerResponse } from 'node:http';
import { encodeArrays, writeChunk } from './frames.ts';
import type { NumberedArray } from './frames.ts';

/** Duration of a long poll without messages, unless the client requests another. */
const DEFAULT_POLL_MILLIS = 30_000;
/** Interval of noops, well below the 45 s of silence after which a client considers its channel dead. */
const NOOP_MILLIS = 20_000;

/**
 * The server-to-client direction of a session: numbered arrays, kept until the client acknowledges them, and the
 * response to which they are written, if one is open.
 */
export class BackChannel {
  private unacknowledged: NumberedArray[] = [];
  private sent = -1;
  private next = 0;
  private response: ServerResponse | undefined;
  private buffered = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly onDetach: () => void;

  /** @param onDetach called when a response has ended and no other is open */
  constructor(onDetach: () => void) {
    this.onDetach = onDetach;
  }

  get isAttached(): boolean {
    return this.response !== undefined;
  }

  get lastId(): number {
    return this.next - 1;
  }

  /**
   * The response to a POST: whether a back channel is open, the last array sent, and the characters not acknowledged.
   */
  get state(): [number, number, number] {
    const pending = this.unacknowledged.length > 0 ? encodeArrays(this.unacknowledged).length : 0;
    return [this.isAttached ? 1 : 0, this.lastId, pending];
  }

  /** Returns the session's first array as text: the response to the request that opens the session. */
  greet(array: readonly unknown[]): string {
    const greeting = encodeArrays([{ id: this.next, array }]);
    this.next += 1;
    return greeting;
  }

  push(array: readonly unknown[]): void {
    this.unacknowledged.push({ id: this.next, array });
    this.next += 1;
    this.flush();
  }

  acknowledge(id: number): void {
    this.unacknowledged = this.unacknowledged.filter((array) => array.id > id);
  }

  /**
   * Writes further arrays to this response, beginning with those that are not acknowledged.
   * @param buffered responds once and ends (a long poll), for a client behind a proxy that buffers responses
   */
  attach(response: ServerResponse, buffered: boolean, pollMillis = DEFAULT_POLL_MILLIS): void {
    this.detach();
    this.response = response;
    this.buffered = buffered;
    this.sent = -1;
    response.on('close', () => {
      if (this.response === response) this.detach();
    });
    // Sends a noop immediately: the client detects buffering proxies by missing the first bytes within milliseconds.
    if (this.unacknowledged.length === 0 && !buffered) this.push(['noop']);
    else this.flush();
    if (this.response) this.wait(buffered ? pollMillis : NOOP_MILLIS);
  }

  /** Ends the response, if there is one. */
  detach(): void {
    clearTimeout(this.timer);
    const { response } = this;
    this.response = undefined;
    if (!response) return;
    response.end();
    this.onDetach();
  }

  private wait(millis: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.push(['noop']);
      if (this.response) this.wait(millis);
    }, millis).unref();
  }

  private flush(): void {
    const fresh = this.unacknowledged.filter(({ id }) => id > this.sent);
    if (!this.response || fresh.length === 0) return;
    this.sent = fresh.at(-1)?.id ?? this.sent;
    writeChunk(this.response, encodeArrays(fresh));
    if (this.buffered) this.detach();
  }
}
