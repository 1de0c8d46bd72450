import { isBotSubmission } from '@app/domain/api/honeypot.ts';
import * as contract from '@app/domain/api/personal-data.ts';
import { formPage } from '../forms/form-page.ts';
import { countCall, countView } from '../http/count-call.ts';
import { findDailyTurn } from '../mail/mailbox-limit.ts';
import * as requests from '../contacts/data-requests.ts';
import { exportOf, findPersonalData } from '../contacts/find-personal-data.ts';
import * as pages from '../contacts/personal-data-pages.ts';
import { route } from '../routing/route.ts';

export const personalDataPage = route(contract.personalDataPage, async ({ query }, { config, clock }) =>
  formPage({ form: 'personalData', language: query.language, values: {}, config, now: clock.now() }),
);

export const requestPersonalData = route(contract.requestPersonalData, async ({ body, http }, deps) => {
  if (isBotSubmission(body)) return { success: true as const };
  // The form is a page without scripts, so that the endpoint takes no App Check token, as those with a `limit` do.
  await countCall('contact', http, deps);
  if (await findDailyTurn(deps, 'personalData', body.email))
    await requests.requestPersonalData(deps, body.email, body.language);
  return { success: true as const };
});

export const storedDataPage = route(contract.storedDataPage, async ({ params: { token }, http }, deps) => {
  await countView(http, deps);
  const { email, language } = await requests.requireDataRequest(deps, token);
  const records = await findPersonalData(deps.db, email);
  return pages.storedDataPage(records, `/api/personal-data/${token}`, language);
});

export const exportPersonalData = route(contract.exportPersonalData, async ({ params, http }, deps) => {
  await countView(http, deps);
  const { email } = await requests.requireDataRequest(deps, params.token);
  return exportOf(await findPersonalData(deps.db, email));
});

export const erasePersonalData = route(contract.erasePersonalData, async ({ params, http }, deps) => {
  await countView(http, deps);
  const request = await requests.requireDataRequest(deps, params.token);
  return pages.erasedPage(await requests.eraseFor(deps, request), request.language);
});

export const continueErasure = route(contract.continueErasure, ({ params }, deps) =>
  requests.continueErasure(deps, params.id),
);
