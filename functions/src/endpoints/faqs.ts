import * as contract from '@app/domain/api/faqs.ts';
import { createRoute, deleteRoute, replaceRoute } from '../routing/content-routes.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { FAQS } from '../content/content-store.ts';
import { findFaqs } from '../content/public-content-store.ts';

export const listFaqs = route(contract.listFaqs, async ({ query, http }, { db }) =>
  paged(http, await findFaqs(db, query)),
);

export const createFaq = createRoute(contract.createFaq, FAQS);
export const replaceFaq = replaceRoute(contract.replaceFaq, FAQS);
export const deleteFaq = deleteRoute(contract.deleteFaq, FAQS);
