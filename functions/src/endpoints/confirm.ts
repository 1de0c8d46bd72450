import * as contract from '@app/domain/api/newsletter.ts';
import { readConfirmToken } from '../hashing.ts';
import { route } from '../http/route.ts';
import { confirm as confirmSubscription } from '../store/newsletter-store.ts';
import { confirmedPage, expiredPage } from './confirm-pages.ts';

export const confirm = route(contract.confirm, async ({ query, http }, deps) => {
  const id = readConfirmToken(deps.config.hashSecret, query.token);
  if (id !== null && (await confirmSubscription(deps, id))) return confirmedPage();
  http.status(404);
  return expiredPage();
});
