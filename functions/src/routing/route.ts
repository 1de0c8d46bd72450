import type { Hono } from 'hono';
import type { ZodObject, ZodType } from 'zod';
import type { ResponseOf, BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from '@app/domain/api/endpoint.ts';
import { DomainError, ERRORS } from '@app/domain/errors.ts';
import { withAuditLog } from '../audit/audited-transaction.ts';
import type { Deps } from '../deps.ts';
import { errorPageOf, receiveForm } from '../forms/receive-form.ts';
import { linkPage } from './link-page.ts';
import { requireApp } from '../http/app-check.ts';
import { isFormPost, readJson } from '../http/body.ts';
import { answerPage } from '../http/html.ts';
import type { Http, HttpEnv } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { countCall } from '../http/count-call.ts';
import type { Permit } from '../http/rate-limit.ts';
import type { StoredSession } from '../admin/admin-session.ts';
import { requireAdmin } from './session.ts';

/** A parsed request that conforms to the contract. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  /** The uid of the calling admin. */
  admin: E['access'] extends 'admin' ? string : undefined;
  /** The session of the calling admin. */
  session: E['access'] extends 'admin' ? StoredSession : undefined;
  /**
   * Counts this call when the contract limits the endpoint; the handler calls it before it writes anything.
   * @throws RateLimited
   */
  count: E['limit'] extends string ? () => Promise<Permit> : undefined;
  /** Hono's context, for headers and cookies. */
  http: Http;
}

/** An endpoint of the contract with its handler. */
export interface Route<M = Endpoint['method'], P = Endpoint['path']> {
  contract: Endpoint & { method: M; path: P };
  answer(http: Http, deps: Deps): Promise<Response>;
}

/** Returns the query parameters. A repeated key becomes a list, which no schema of a single value accepts. */
function queryOf(http: Http): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(http.req.queries()).map(([key, values]) => [
      key,
      values.length === 1 ? values[0]! : values,
    ]),
  );
}

/** Returns only the headers that the contract names. */
function headersOf(http: Http, schema: ZodObject | undefined): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, http.req.header(name)]));
}

async function parseIfAny(schema: ZodType | undefined, read: () => unknown): Promise<unknown> {
  return schema && parse(schema, await read());
}

/** Returns the function that counts the call, when the contract limits the endpoint; also verifies App Check then. */
async function counterFor({ limit }: Endpoint, http: Http, deps: Deps) {
  if (!limit) return undefined;
  await requireApp(http, deps);
  return () => countCall(limit, http, deps);
}

/**
 * Binds an endpoint of the contract to its handler: authenticates the caller, parses the request with the contract's
 * schemas and sends the handler's result with the contract's status, or the handler's own redirect.
 */
export function route<const E extends Endpoint>(
  contract: E,
  handler: (call: Call<E>, deps: Deps) => Promise<ResponseOf<E> | Response>,
): Route<E['method'], E['path']> {
  return {
    contract,
    async answer(http, deps) {
      const caller = contract.access === 'admin' ? await requireAdmin(http, deps) : undefined;
      const form =
        contract.form && isFormPost(http.req.raw.headers)
          ? await receiveForm(contract.form, http, deps)
          : undefined;
      const call = {
        params: await parseIfAny(contract.params, () => http.req.param()),
        query: await parseIfAny(contract.query, () => queryOf(http)),
        headers: await parseIfAny(contract.headers, () => form?.headers ?? headersOf(http, contract.headers)),
        body: await parseIfAny(contract.body, () => form?.body ?? readJson(http.req.raw)),
        admin: caller?.uid,
        session: caller?.session,
        count: await counterFor(contract, http, deps),
        http,
      };
      const answer = await handler(call as Call<E>, caller ? withAuditLog(deps, caller.uid) : deps);
      if (answer instanceof Response) return answer;
      if (form) return http.redirect(form.sentPage(answer), 303);
      if (contract.status === 204) return http.body(null, 204);
      if (contract.format === 'html') return answerPage(http, answer as string);
      return http.json(answer, contract.status);
    },
  };
}

/** A link is invalid, unless the server has failed or only refuses more requests for the moment. */
function linkErrorPage({ code }: DomainError) {
  const { status } = ERRORS[code];
  return linkPage(status < 500 && status !== 429 ? 'invalid' : 'unavailable');
}

/**
 * Answers errors of pages and of HTML forms' posts as pages. Mounted before the checks of every request, so that their errors,
 * too, reach a person as a page.
 */
export function mountErrorPages(app: Hono<HttpEnv>, routes: readonly Route[], deps: Deps): void {
  for (const { contract } of routes) {
    const { form, format } = contract;
    if (!form && format !== 'html') continue;
    app.on(contract.method, honoPath(contract.path), async (http, next) => {
      if (format === 'html') http.set('errorPage', linkErrorPage);
      else if (form && isFormPost(http.req.raw.headers)) http.set('errorPage', errorPageOf(form, http, deps));
      await next();
    });
  }
}

/** Serves the routes; answers 405 with the list of allowed methods for other methods on their paths. */
export function mountRoutes(app: Hono<HttpEnv>, routes: readonly Route[], deps: Deps): void {
  for (const { contract, answer } of routes) {
    app.on(contract.method, honoPath(contract.path), (http) => {
      http.set('route', contract.path);
      return answer(http, deps);
    });
  }
  for (const path of new Set(routes.map(({ contract }) => contract.path))) {
    const methods = routes
      .filter(({ contract }) => contract.path === path)
      .map(({ contract }) => contract.method);
    app.all(honoPath(path), (http) => {
      http.header('Allow', methods.join(', '));
      throw new DomainError('method_not_allowed');
    });
  }
}

/** Converts a path of the contract (`{id}`) to Hono's syntax (`:id`). */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
