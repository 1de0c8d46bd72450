import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import * as contract from '@app/domain/api/restock.ts';
import { readRestockToken } from '../mail/link-tokens.ts';
import { confirmRequest, findRequest, requestRestock as request } from '../orders/restock-store.ts';
import { sendRestockNotice } from '../orders/send-restock-notices.ts';
import { linkPage } from '../routing/link-page.ts';
import { route } from '../routing/route.ts';
import { tryPart } from '../store/run-parts.ts';

export const requestRestock = route(contract.requestRestock, async ({ body, count }, deps) => {
  const { productId, email, language } = body;
  if (!isBotSubmission(body)) {
    await count();
    await request(deps, { productId, email, language });
  }
  return { success: true as const };
});

export const restockConfirmPage = route(contract.restockConfirmPage, async ({ query, http }, deps) => {
  const id = readRestockToken(deps.config.hashSecret, query.token);
  const found = id === null ? undefined : await findRequest(deps, deps.db, id);
  if (!found || (found.confirmBy && found.confirmBy <= deps.clock.now())) {
    http.status(404);
    return linkPage('restockInvalid');
  }
  return linkPage(found.isConfirmed ? 'restockConfirmed' : 'restockConfirm', query.token);
});

export const confirmRestock = route(contract.confirmRestock, async ({ query, http }, deps) => {
  const id = readRestockToken(deps.config.hashSecret, query.token);
  const confirmed = id === null ? undefined : await confirmRequest(deps, id);
  if (!confirmed) {
    http.status(404);
    return linkPage('restockInvalid');
  }
  // The product may have come back before the mail was opened. A notice that fails is sent by the daily run.
  await tryPart(deps, confirmed.id, 'restock notice', () => sendRestockNotice(deps, confirmed.id));
  return linkPage('restockConfirmed');
});
