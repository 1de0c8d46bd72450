import * as contract from '@app/domain/api/faqs.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findFaqs } from '../store/public-content-store.ts';

export const listFaqs = route(contract.listFaqs, async ({ query, http }, { db }) =>
  paged(http, await findFaqs(db, query)),
);
