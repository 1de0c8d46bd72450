import { useMutation } from '@tanstack/react-query';
import { doc, updateDoc } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { firestore } from '../live/firestore.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/**
 * Marks a message as read or unread under the rules. Firestore shows the change at once and takes it back visibly when the
 * server refuses it.
 */
export function useMarkContact({ id }: ContactSubmission) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (isRead: boolean) => inSession(() => updateDoc(doc(firestore, 'contacts', id), { isRead })),
    onSuccess: () => toast.succeeded(t('contacts.updated')),
    onError: () => toast.failed(t('contacts.updateFailed')),
  });
}
