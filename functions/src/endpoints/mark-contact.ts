import * as contract from '@app/domain/api/contacts.ts';
import { route } from '../routing/route.ts';
import { markRead } from '../store/contact-store.ts';

export const markContact = route(contract.markContact, ({ params, body }, deps) =>
  markRead(deps, params.id, body.isRead),
);
