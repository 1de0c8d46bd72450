import * as contract from '@app/domain/api/contacts.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import { route } from '../routing/route.ts';
import { keepContact } from '../store/contact-store.ts';

export const sendContact = route(contract.sendContact, async ({ body, count }, deps) => {
  const { website: _, filledInMs: __, ...sent } = body;
  if (!isBotSubmission(body)) {
    await count();
    const submission = {
      ...sent,
      id: crypto.randomUUID(),
      isRead: false,
      createdAt: deps.clock.now(),
    };
    await keepContact(deps, submission);
  }
  return { success: true as const };
});
