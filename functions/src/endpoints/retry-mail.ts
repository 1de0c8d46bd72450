import * as contract from '@app/domain/api/mails.ts';
import { route } from '../http/route.ts';
import { askToRetry } from '../store/mail-store.ts';

export const retryMail = route(contract.retryMail, async ({ params }, deps) => {
  await askToRetry(deps, params.id);
  return undefined;
});
