import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { DomainError } from '@app/domain/errors.ts';

/** Hono's environment: the variables of a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The contract's path of the matched route, for the log; the URL itself may contain personal data. */
    route?: string;
    /** Set when a person receives the response as a page: returns the page of an error. */
    errorPage?: (error: DomainError) => string | Promise<string>;
  };
  /** Absent when a test calls the application without a socket. */
  Bindings: { incoming?: IncomingMessage };
}

export type Http = Context<HttpEnv>;
export type HttpMiddleware = MiddlewareHandler<HttpEnv>;
