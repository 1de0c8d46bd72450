import * as contract from '@app/domain/api/newsletter.ts';
import { readUnsubscribeToken } from '../hashing.ts';
import { route } from '../routing/route.ts';
import { linkPage } from '../routing/link-page.ts';
import { findSubscription } from '../newsletter/newsletter-store.ts';

export const unsubscribePage = route(contract.unsubscribePage, async ({ query, http }, deps) => {
  const id = readUnsubscribeToken(deps.config.hashSecret, query.token);
  const subscription = id === null ? undefined : await findSubscription(deps, deps.db, id);
  if (!subscription) {
    http.status(404);
    return linkPage('invalid');
  }
  return linkPage(subscription.isActive ? 'unsubscribe' : 'unsubscribed');
});
