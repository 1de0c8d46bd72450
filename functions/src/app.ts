import { Hono } from 'hono';
import { DomainError } from '@app/domain/errors.ts';
import { FILE_POLICY, CSP_REPORTS_PATH } from '@app/domain/page/content-security-policy.ts';
import { keepReports } from './http/keep-reports.ts';
import type { Deps } from './deps.ts';
import { requireModestBody } from './http/body.ts';
import { requireDatabase } from './http/deadline.ts';
import type { HttpEnv } from './http/http.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { answerProblem, toDomainError } from './http/problem.ts';
import { mountErrorPages, mountRoutes } from './routing/route.ts';
import { requireDecodablePath } from './http/raw-requests.ts';
import { secured } from './http/security.ts';
import { trackRequest } from './http/track-request.ts';
import { mountPaymentCallbacks } from './orders/payment-callbacks.ts';
import { ROUTES } from './routes.ts';

/** Creates the application behind `/api`. Pass it a Request with `app.fetch` or, in tests, `app.request`. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(trackRequest(deps));
  app.use(secured(FILE_POLICY));
  mountErrorPages(app, ROUTES, deps);
  app.use(async (http, next) => {
    requireDecodablePath(http.req.path);
    requireModestBody(http.req.raw.headers);
    await next();
  });
  mountPaymentCallbacks(app, deps);
  app.use(refuseForeignOrigins(deps.config.allowedOrigins));
  app.use(requireDatabase(deps.db));
  app.post(CSP_REPORTS_PATH, (http) => keepReports(http, deps));
  mountRoutes(app, ROUTES, deps);
  app.notFound(() => {
    throw new DomainError('not_found', 'There is nothing at this address.');
  });
  app.onError((error, http) => answerProblem(toDomainError(error), http));
  return app;
}
