import * as contract from '@app/domain/api/contacts.ts';
import { paged } from '../http/paged.ts';
import { route } from '../http/route.ts';
import { findContacts } from '../store/contact-store.ts';

export const listContacts = route(contract.listContacts, async ({ query, http }, { db }) =>
  paged(http, await findContacts(db, query)),
);
