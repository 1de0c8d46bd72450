import type { StatusError } from '../values/status.ts';
import type { Context } from './context.ts';

/** Receives the responses of a stream. */
export interface Sink {
  send(response: object): void;
  /** Ends the stream with an error; nothing is sent afterwards. */
  fail(error: StatusError): void;
}

/** The server side of a bidirectional stream. */
export interface Conversation {
  /** Handles the next request. Errors are passed to the sink. */
  receive(request: unknown): void;
  /** Called when the client has closed the stream or disconnected. */
  close(): void;
}

export type OpenStream = (context: Context, sink: Sink) => Conversation;
