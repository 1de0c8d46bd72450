import { z, type ZodObject, type ZodType } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { FormName } from './form-name.ts';
import type { LimitName } from './limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'admin';

/**
 * One endpoint of the HTTP contract. The server routes, the client types and the API documentation are derived from it.
 */
export interface Endpoint {
  method: Method;
  /** Path with parameters in braces: `/api/admin/bookings/{id}/status`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: ZodType;
  query?: ZodObject;
  headers?: ZodObject;
  body?: ZodType;
  /** The status of a successful response. */
  status: 200 | 201 | 204;
  output: ZodType;
  /** Set when the endpoint responds with an HTML page instead of JSON. */
  format?: 'html';
  /**
   * Set when the endpoint also accepts this HTML form's post, which needs an allowed Origin. It responds with a 303 redirect
   * to a result page, or with the form, what was typed and the error.
   */
  form?: FormName;
  /** Set when the endpoint may respond with 303 instead. */
  redirects?: true;
  /**
   * The rate limit applied per client address, set for the site's forms. Such an endpoint also requires an App Check
   * token where App Check is enforced.
   */
  limit?: LimitName;
  /** Errors specific to this endpoint. `errorsOf` adds the errors common to endpoints of its kind. */
  errors: readonly ErrorCode[];
}

/** Returns `definition` unchanged. Checks its shape while keeping its precise type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type OutputOf<S> = S extends ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends ZodType ? z.input<S> : undefined;

/** The parsed request parts that a handler receives. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type HeadersOf<E extends Endpoint> = OutputOf<E['headers']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** The request parts that a client sends. */
export type RequestBodyOf<E extends Endpoint> = InputOf<E['body']>;
export type RequestQueryOf<E extends Endpoint> = InputOf<E['query']>;
export type RequestHeadersOf<E extends Endpoint> = InputOf<E['headers']>;

/** What a handler returns and a client receives (dates are `Date` objects after parsing). */
export type ResponseOf<E extends Endpoint> = z.output<E['output']>;

/** The body of every error response, sent as `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
