import * as contract from '@app/domain/api/newsletter.ts';
import { readConfirmToken } from '../hashing.ts';
import { route } from '../routing/route.ts';
import { linkPage } from '../routing/link-page.ts';
import { confirm as confirmSubscription } from '../newsletter/newsletter-store.ts';

export const confirm = route(contract.confirm, async ({ query, http }, deps) => {
  const id = readConfirmToken(deps.config.hashSecret, query.token);
  if (id !== null && (await confirmSubscription(deps, id))) return linkPage('confirmed');
  http.status(404);
  return linkPage('confirmInvalid');
});
