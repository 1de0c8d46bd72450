import * as contract from '@app/domain/api/newsletter.ts';
import { readUnsubscribeToken } from '../hashing.ts';
import { route } from '../http/route.ts';
import { linkPage } from '../mail/link-page.ts';
import { unsubscribe as unsubscribeReader } from '../store/newsletter-store.ts';

export const unsubscribe = route(contract.unsubscribe, async ({ query, http }, deps) => {
  const id = readUnsubscribeToken(deps.config.hashSecret, query.token);
  if (id !== null && (await unsubscribeReader(deps, id))) return linkPage('unsubscribed');
  http.status(404);
  return linkPage('invalid');
});
