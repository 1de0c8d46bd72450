import type { ServerResponse } from 'node:http';
import { encodeArrays, writeChunk } from './frames.ts';
import type { NumberedArray } from './frames.ts';

/** Duration of a long poll without messages, unless the client requests another. */
const DEFAULT_POLL_MILLIS = 30_000;
/** Well below the 45 s of silence after which a client takes its channel for dead. */
const NOOP_MILLIS = 20_000;

/**
 * The server's half of a session: numbered arrays, kept until the client acknowledges them, and the one response
 * they are written to, if there is one at the moment.
 */
export class BackChannel {
  private unacknowledged: NumberedArray[] = [];
  private sent = -1;
  private next = 0;
  private response: ServerResponse | undefined;
  private buffered = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly onDetach: () => void;

  /** @param onDetach called when a response has ended and no client is connected */
  constructor(onDetach: () => void) {
    this.onDetach = onDetach;
  }

  get isAttached(): boolean {
    return this.response !== undefined;
  }

  get lastId(): number {
    return this.next - 1;
  }

  /** What a POST is answered with: is somebody listening, up to which array, how many characters are on the way. */
  get state(): [number, number, number] {
    const pending = this.unacknowledged.length > 0 ? encodeArrays(this.unacknowledged).length : 0;
    return [this.isAttached ? 1 : 0, this.lastId, pending];
  }

  /** The session's first array as text: it answers the request that opens the session, not a listener. */
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
   * Writes to this response from now on, beginning with all that is not acknowledged.
   * @param buffered answer once and end (a long poll), as for a client behind a proxy that holds answers back
   */
  attach(response: ServerResponse, buffered: boolean, pollMillis = DEFAULT_POLL_MILLIS): void {
    this.detach();
    this.response = response;
    this.buffered = buffered;
    this.sent = -1;
    response.on('close', () => {
      if (this.response === response) this.detach();
    });
    // Something at once: a client that detects proxies by their silence counts in milliseconds.
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
