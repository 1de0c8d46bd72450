import * as contract from '@app/domain/api/newsletter.ts';
import { isConfirmationExpired, subscriptionState } from '@app/domain/newsletter/newsletter-subscription.ts';
import { readConfirmToken } from '../hashing.ts';
import { route } from '../routing/route.ts';
import { linkPage } from '../routing/link-page.ts';
import { findSubscription } from '../newsletter/newsletter-store.ts';

export const confirmPage = route(contract.confirmPage, async ({ query, http }, deps) => {
  const id = readConfirmToken(deps.config.hashSecret, query.token);
  const subscription = id === null ? undefined : await findSubscription(deps, deps.db, id);
  if (!subscription || isConfirmationExpired(subscription, deps.clock.now())) {
    http.status(404);
    return linkPage('confirmInvalid');
  }
  return linkPage(subscriptionState(subscription) === 'confirmed' ? 'confirmed' : 'confirm');
});
