import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import * as contract from '@app/domain/api/newsletter.ts';
import { DomainError } from '@app/domain/errors.ts';
import { isConfirmationExpired, subscriptionState } from '@app/domain/newsletter/newsletter-subscription.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { subscriptionId, readConfirmToken, readUnsubscribeToken } from '../mail/link-tokens.ts';
import {
  requestConfirmation,
  findSubscription,
  confirm as confirmSubscription,
  unsubscribe as unsubscribeReader,
} from '../newsletter/newsletter-store.ts';
import { linkPage } from '../routing/link-page.ts';
import { route } from '../routing/route.ts';

export const subscribe = route(contract.subscribe, async ({ body, count }, deps) => {
  const { email, language } = body;
  if (!isBotSubmission(body)) {
    await count();
    await requestConfirmation(deps, { id: subscriptionId(comparableEmail(email)), email, language });
  }
  return { success: true as const };
});

export const confirmPage = route(contract.confirmPage, async ({ query, http }, deps) => {
  const id = readConfirmToken(deps.config.hashSecret, query.token);
  const subscription = id === null ? undefined : await findSubscription(deps, deps.db, id);
  if (!subscription || isConfirmationExpired(subscription, deps.clock.now())) {
    http.status(404);
    return linkPage('confirmInvalid');
  }
  return linkPage(subscriptionState(subscription) === 'confirmed' ? 'confirmed' : 'confirm', query.token);
});

export const confirm = route(contract.confirm, async ({ query, http }, deps) => {
  const id = readConfirmToken(deps.config.hashSecret, query.token);
  if (id !== null && (await confirmSubscription(deps, id))) return linkPage('confirmed');
  http.status(404);
  return linkPage('confirmInvalid');
});

export const unsubscribePage = route(contract.unsubscribePage, async ({ query, http }, deps) => {
  const id = readUnsubscribeToken(deps.config.hashSecret, query.token);
  const subscription = id === null ? undefined : await findSubscription(deps, deps.db, id);
  if (!subscription) {
    http.status(404);
    return linkPage('invalid');
  }
  return linkPage(subscription.isActive ? 'unsubscribe' : 'unsubscribed', query.token);
});

export const unsubscribe = route(contract.unsubscribe, async ({ query, http }, deps) => {
  const id = readUnsubscribeToken(deps.config.hashSecret, query.token);
  if (id !== null && (await unsubscribeReader(deps, id))) return linkPage('unsubscribed');
  http.status(404);
  return linkPage('invalid');
});

export const unsubscribeByAdmin = route(contract.unsubscribeByAdmin, async ({ params }, deps) => {
  if (!(await unsubscribeReader(deps, params.id)))
    throw new DomainError('not_found', 'There is no such subscription.');
  return undefined;
});
