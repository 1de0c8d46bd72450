import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** Hono's environment: the variables of a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The contract's path of the matched route, for the log; the URL itself may contain personal data. */
    route?: string;
    /** Set where the contract answers with a page: its errors are pages as well. */
    isPage?: boolean;
  };
  /** Absent when a test calls the application without a socket. */
  Bindings: { incoming?: IncomingMessage };
}

export type Http = Context<HttpEnv>;
export type HttpMiddleware = MiddlewareHandler<HttpEnv>;
