import * as contract from '@app/domain/api/mails.ts';
import { route } from '../routing/route.ts';
import { requestRetry } from '../store/mail-store.ts';

export const retryMail = route(contract.retryMail, async ({ params }, deps) => {
  await requestRetry(deps, params.id);
  return undefined;
});
