import * as contract from '@app/domain/api/newsletter.ts';
import { readUnsubscribeToken } from '../hashing.ts';
import { route } from '../routing/route.ts';
import { linkPage } from '../routing/link-page.ts';
import { unsubscribe as unsubscribeReader } from '../newsletter/newsletter-store.ts';

export const unsubscribe = route(contract.unsubscribe, async ({ query, http }, deps) => {
  const id = readUnsubscribeToken(deps.config.hashSecret, query.token);
  if (id !== null && (await unsubscribeReader(deps, id))) return linkPage('unsubscribed');
  http.status(404);
  return linkPage('invalid');
});
