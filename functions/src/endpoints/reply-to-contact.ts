import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/contacts.ts';
import { route } from '../routing/route.ts';
import { addReply } from '../store/contact-store.ts';

export const replyToContact = route(contract.replyToContact, ({ params, headers, body }, deps) => {
  const id = headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID();
  return addReply(deps, params.id, { id, message: body.message, sentAt: deps.clock.now() });
});
