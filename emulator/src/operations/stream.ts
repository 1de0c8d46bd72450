import type { StatusError } from '../status.ts';
import type { Context } from './context.ts';

/** Where a conversation's answers go. */
export interface Sink {
  send(response: object): void;
  /** Ends the conversation with an error; nothing is sent afterwards. */
  fail(error: StatusError): void;
}

/** The server's side of a conversation. */
export interface Conversation {
  /** Takes the next request. Errors are passed to the sink. */
  receive(request: unknown): void;
  /** The client has finished or has gone. */
  close(): void;
}

export type OpenStream = (context: Context, sink: Sink) => Conversation;
