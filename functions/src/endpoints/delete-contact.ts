import * as contract from '@app/domain/api/contacts.ts';
import { route } from '../routing/route.ts';
import { removeContact } from '../store/contact-store.ts';

export const deleteContact = route(contract.deleteContact, async ({ params }, deps) => {
  await removeContact(deps, params.id);
  return undefined;
});
