import type { Context, Handler, MiddlewareHandler } from 'hono';

/** What travels with a request through the wrapper. */
interface HttpEnv {
  Variables: {
    requestId: string;
    /** The contract's path once one has matched, for the log: the address itself may name persons. */
    route?: string;
  };
}

export type { HttpEnv };
export type Http = Context<HttpEnv>;
export type HttpHandler = Handler<HttpEnv>;
export type HttpMiddleware = MiddlewareHandler<HttpEnv>;
