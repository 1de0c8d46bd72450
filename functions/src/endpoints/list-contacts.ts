import * as contract from '@app/domain/api/contacts.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findContacts } from '../store/contact-store.ts';

export const listContacts = route(contract.listContacts, async ({ query, http }, { db }) =>
  paged(http, await findContacts(db, query)),
);
