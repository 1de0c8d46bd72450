import { doc } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { commit, firestore } from '../live/firestore.ts';
import { inSession } from '../session/in-session.ts';
import { useCommand } from '../commands/use-command.tsx';

export const writeIsRead = (id: string, isRead: boolean): Promise<void> =>
  inSession(() =>
    commit(async (transaction) => void transaction.update(doc(firestore, 'contacts', id), { isRead })),
  );

/**
 * Marks a message as read or unread under the security rules. The card shows the change at once and reverts it when the
 * write fails.
 */
export function useMarkContact({ id, isRead }: ContactSubmission) {
  const { t } = useTranslation('admin');
  const [wanted, setWanted] = useState<boolean | null>(null);
  // The live list shows the new value, so the optimistic one is no longer needed.
  if (wanted === isRead) setWanted(null);
  const { start, isBusy } = useCommand({
    request: (next: boolean) => writeIsRead(id, next),
    done: t('contacts.updated'),
    failed: t('contacts.updateFailed'),
    onFailed: () => setWanted(null),
  });
  const mark = (next: boolean) => {
    if (isBusy) return;
    setWanted(next);
    start(next);
  };
  return { isRead: wanted ?? isRead, mark };
}
