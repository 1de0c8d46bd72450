import { useTranslation } from 'react-i18next';
import type { deleteContact } from '@app/domain/api/contacts.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { call } from '../../lib/api-client.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useDelete } from '../deleting/use-delete.ts';

export function ContactDeletion({ contact: { id, name } }: { contact: ContactSubmission }) {
  const { t } = useTranslation('admin');
  const remove = useDelete();
  return (
    <DeleteButton
      label={t('contacts.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('contacts.deleteQuestion', { name })}
      onDelete={() =>
        remove({
          collection: 'contacts',
          id,
          label: t('contacts.deletedLabel', { name }),
          run: () => call<typeof deleteContact>('DELETE', `/api/admin/contacts/${id}`, { keepalive: true }),
          succeeded: t('contacts.deleted'),
          failed: t('contacts.deleteFailed'),
        })
      }
    >
      {t('deleting.undoable')}
    </DeleteButton>
  );
}
