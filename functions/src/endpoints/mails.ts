import * as contract from '@app/domain/api/mails.ts';
import { route } from '../routing/route.ts';
import { readNoticeSettings, settingsDocument } from '../mail/queue-owner-mail.ts';
import { requestRetry } from '../store/mail-store.ts';

export const retryMail = route(contract.retryMail, async ({ params }, deps) => {
  await requestRetry(deps, params.id);
  return undefined;
});

export const getNoticeSettings = route(contract.getNoticeSettings, (_call, deps) =>
  readNoticeSettings(deps.db),
);

export const setNoticeSettings = route(contract.setNoticeSettings, async ({ body }, deps) => {
  const document = settingsDocument(deps.db);
  await deps.transaction(async (tx) => {
    // The activity compares with what was read.
    await tx.getAll(document);
    tx.set(document, body);
  });
  return undefined;
});
