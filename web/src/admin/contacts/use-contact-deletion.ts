import { useTranslation } from 'react-i18next';
import type { deleteContact } from '@app/domain/api/contacts.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { call } from '../../lib/api-client.ts';
import { useDelete } from '../deleting/use-delete.ts';

/** Returns the function that deletes a message unless that is undone; those of a batch share one undo bar. */
export function useContactDeletion() {
  const { t } = useTranslation('admin');
  const remove = useDelete();
  return ({ id, name }: ContactSubmission, batch?: string) =>
    remove({
      collection: 'contacts',
      id,
      group: batch,
      label: t('contacts.deletedLabel', { name }),
      run: () => call<typeof deleteContact>('DELETE', `/api/admin/contacts/${id}`, { keepalive: true }),
      succeeded: t('contacts.deleted'),
      failed: t('contacts.deleteFailed'),
    });
}
