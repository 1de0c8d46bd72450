import { Hono } from 'hono';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from './deps.ts';
import { changeBookingStatus } from './endpoints/change-booking-status.ts';
import { checkAdmin } from './endpoints/check-admin.ts';
import { createBooking } from './endpoints/create-booking.ts';
import { listBookings } from './endpoints/list-bookings.ts';
import { listProducts } from './endpoints/list-products.ts';
import { login } from './endpoints/login.ts';
import { logout } from './endpoints/logout.ts';
import type { HttpEnv } from './http/http.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { answerProblem, toDomainError } from './http/problem.ts';
import { mountRoutes } from './http/route.ts';
import { trackRequest } from './http/track-request.ts';

const ROUTES = [listProducts, createBooking, checkAdmin, login, logout, listBookings, changeBookingStatus];

/** The application behind `/api`: give it a Request by `app.fetch` or, in tests, `app.request`. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(trackRequest(deps));
  app.use(refuseForeignOrigins(deps.config.allowedOrigins));
  mountRoutes(app, ROUTES, deps);
  app.notFound(() => {
    throw new DomainError('not_found', 'There is nothing at this address.');
  });
  app.onError((error, http) => answerProblem(toDomainError(error), http));
  return app;
}
