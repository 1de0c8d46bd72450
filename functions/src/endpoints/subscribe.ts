import * as contract from '@app/domain/api/newsletter.ts';
import { isTrapped } from '@app/domain/api/traps.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { subscriptionId } from '../hashing.ts';
import { route } from '../http/route.ts';
import { addSubscription } from '../store/newsletter-store.ts';

export const subscribe = route(contract.subscribe, async ({ body, count }, deps) => {
  const { email, language } = body;
  if (!isTrapped(body)) {
    await count();
    const id = subscriptionId(comparableEmail(email));
    await addSubscription(deps, { id, email, isActive: true, subscribedAt: deps.clock.now() }, language);
  }
  return { success: true as const };
});
