import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** What travels with a request through the wrapper. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The contract's path once one has matched, for the log: the address itself may name persons. */
    route?: string;
    /** Set where the contract answers with a page: its errors are pages as well. */
    isPage?: boolean;
  };
  /** Absent when a test calls without a socket. */
  Bindings: { incoming?: IncomingMessage };
}

export type Http = Context<HttpEnv>;
export type HttpMiddleware = MiddlewareHandler<HttpEnv>;
