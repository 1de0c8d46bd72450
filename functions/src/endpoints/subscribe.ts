import * as contract from '@app/domain/api/newsletter.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { subscriptionId } from '../hashing.ts';
import { route } from '../routing/route.ts';
import { requestConfirmation } from '../newsletter/newsletter-store.ts';

export const subscribe = route(contract.subscribe, async ({ body, count }, deps) => {
  const { email, language } = body;
  if (!isBotSubmission(body)) {
    await count();
    await requestConfirmation(deps, { id: subscriptionId(comparableEmail(email)), email, language });
  }
  return { success: true as const };
});
