import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/contacts.ts';
import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { keepContact, findContacts, markRead, addReply, removeContact } from '../contacts/contact-store.ts';

/** Returns a UUID of version 8 (RFC 9562) that is the same whenever the text is the same. */
function derivedId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
}

/** Within the same hour, an identical message is a second press of the button: without JavaScript nothing else prevents it. */
const HOUR_MS = 60 * 60 * 1000;

export const sendContact = route(contract.sendContact, async ({ body, count }, deps) => {
  const { website: _, filledInMs: __, ...sent } = body;
  if (!isBotSubmission(body)) {
    await count();
    const createdAt = deps.clock.now();
    const hour = Math.floor(createdAt.getTime() / HOUR_MS);
    const id = derivedId(JSON.stringify([hour, ...Object.values(sent)]));
    await keepContact(deps, { ...sent, id, isRead: false, createdAt });
  }
  return { success: true as const };
});

export const listContacts = route(contract.listContacts, async ({ query, http }, { db }) =>
  paged(http, await findContacts(db, query)),
);

export const markContact = route(contract.markContact, ({ params, body }, deps) =>
  markRead(deps, params.id, body.isRead),
);

export const replyToContact = route(contract.replyToContact, ({ params, headers, body }, deps) => {
  const id = headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID();
  return addReply(deps, params.id, { id, message: body.message, sentAt: deps.clock.now() });
});

export const deleteContact = route(contract.deleteContact, async ({ params }, deps) => {
  await removeContact(deps, params.id);
  return undefined;
});
