import { z, type ZodObject, type ZodType } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { LimitName } from './limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'admin';

/** One call of the HTTP contract. The server, the client's types and the documentation all come from it. */
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
  /** The status of success. */
  status: 200 | 201 | 204;
  output: ZodType;
  /** A web page for a person instead of JSON. */
  format?: 'html';
  /** A form of the site: counted for each address, and taken from the site's own pages alone where App Check is on. */
  limit?: LimitName;
  /** What may be refused beyond what every call of its kind may: see `errorsOf`. */
  errors: readonly ErrorCode[];
}

/** Keeps the precise types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type OutputOf<S> = S extends ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends ZodType ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type HeadersOf<E extends Endpoint> = OutputOf<E['headers']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** What a client sends. */
export type RequestBodyOf<E extends Endpoint> = InputOf<E['body']>;
export type RequestQueryOf<E extends Endpoint> = InputOf<E['query']>;

/** What a handler returns, and what a client reads (dates as Date after parsing). */
export type ResponseOf<E extends Endpoint> = z.output<E['output']>;

/** The body of every refusal, sent as `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
