import { useMutation } from '@tanstack/react-query';
import { doc, runTransaction } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { firestore } from '../live/firestore.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** A plain write would wait in silence while there is no connection, and be lost with the page: this one fails. */
function writeIsRead(id: string, isRead: boolean): Promise<void> {
  const write = (): Promise<void> =>
    runTransaction(
      firestore,
      async (transaction) => void transaction.update(doc(firestore, 'contacts', id), { isRead }),
      { maxAttempts: 1 },
    );
  return inSession(write);
}

/**
 * Marks a message as read or unread under the rules. The card shows the change at once, and takes it back when it was
 * refused or could not be sent.
 */
export function useMarkContact({ id, isRead }: ContactSubmission) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [wanted, setWanted] = useState<boolean | null>(null);
  // The live list says the same: it has the last word from here on.
  if (wanted === isRead) setWanted(null);
  const { mutate } = useMutation({
    mutationFn: (next: boolean) => writeIsRead(id, next),
    onMutate: setWanted,
    onSuccess: () => toast.succeeded(t('contacts.updated')),
    onError: () => {
      setWanted(null);
      toast.failed(t('contacts.updateFailed'));
    },
  });
  return { isRead: wanted ?? isRead, mark: mutate };
}
