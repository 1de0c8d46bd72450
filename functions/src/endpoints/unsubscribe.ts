import * as contract from '@app/domain/api/newsletter.ts';
import { readUnsubscribeToken } from '../hashing.ts';
import { route } from '../http/route.ts';
import { unsubscribe as unsubscribeReader } from '../store/newsletter-store.ts';
import { donePage, unknownPage } from './unsubscribe-pages.ts';

export const unsubscribe = route(contract.unsubscribe, async ({ query, http }, deps) => {
  const id = readUnsubscribeToken(deps.config.hashSecret, query.token);
  if (id !== null && (await unsubscribeReader(deps, id))) return donePage();
  http.status(404);
  return unknownPage();
});
