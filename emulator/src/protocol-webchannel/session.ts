import { errorBody } from '../http/body.ts';
import type { Context } from '../operations/context.ts';
import type { Conversation, OpenStream } from '../operations/stream.ts';
import { MAX_REQUEST_BYTES, invalidArgument, requestTooLarge, toStatusError } from '../values/status.ts';
import type { StatusError } from '../values/status.ts';
import { fromJson, toJson } from '../values/proto-json.ts';
import { methodTypes } from '../values/proto-schema.ts';
import { BackChannel } from './back-channel.ts';

/** A session without a back channel for this long is closed. */
const ABANDONED_MILLIS = 60_000;

export interface SessionOptions {
  readonly id: string;
  /** The RPC: `Listen` or `Write`. */
  readonly rpc: string;
  readonly open: OpenStream;
  readonly context: Context;
  readonly onClose: () => void;
}

/** A WebChannel session: requests arrive as POSTs, responses are sent on the back channel. */
export class Session {
  readonly id: string;
  readonly back: BackChannel;
  private readonly types: ReturnType<typeof methodTypes>;
  private readonly conversation: Conversation;
  private readonly onClose: () => void;
  /** Messages received before one with a smaller number. */
  private readonly early = new Map<number, string>();
  private expected = 0;
  private closed = false;
  private abandoned: NodeJS.Timeout | undefined;

  constructor({ id, rpc, open, context, onClose }: SessionOptions) {
    this.id = id;
    this.types = methodTypes(rpc);
    this.onClose = onClose;
    this.back = new BackChannel(() => this.awaitListener());
    this.conversation = open(context, {
      send: (response) => this.back.push([toJson(this.types.response, response)]),
      fail: (error) => this.fail(error),
    });
    this.awaitListener();
  }

  /** Processes messages in the order of their numbers and ignores repeated ones. */
  receive(offset: number, messages: readonly string[]): void {
    messages.forEach((message, i) => {
      if (offset + i >= this.expected) this.early.set(offset + i, message);
    });
    for (let next = this.early.get(this.expected); next !== undefined; next = this.early.get(this.expected)) {
      this.early.delete(this.expected);
      this.expected += 1;
      this.receiveOne(next);
    }
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.abandoned);
    this.conversation.close();
    this.back.detach();
    this.onClose();
  }

  private receiveOne(text: string): void {
    if (this.closed) return;
    try {
      if (Buffer.byteLength(text) > MAX_REQUEST_BYTES) throw requestTooLarge();
      this.conversation.receive(fromJson(this.types.request, parse(text)));
    } catch (error) {
      this.fail(toStatusError(error));
    }
  }

  /** The client reads the error as the last message and then closes the session itself. */
  private fail(error: StatusError): void {
    this.conversation.close();
    this.back.push([errorBody(error)]);
  }

  private awaitListener(): void {
    clearTimeout(this.abandoned);
    if (this.closed) return;
    this.abandoned = setTimeout(
      () => (this.back.isAttached ? undefined : this.close()),
      ABANDONED_MILLIS,
    ).unref();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}
