import * as contract from '@app/domain/api/contacts.ts';
import { isTrapped } from '@app/domain/api/traps.ts';
import { route } from '../http/route.ts';
import { keepContact } from '../store/contact-store.ts';

export const sendContact = route(contract.sendContact, async ({ body, count }, deps) => {
  const { language, website: _, filledInMs: __, ...sent } = body;
  if (!isTrapped(body)) {
    await count();
    const submission = { ...sent, id: crypto.randomUUID(), isRead: false, createdAt: deps.clock.now() };
    await keepContact(deps, submission, language);
  }
  return { success: true as const };
});
