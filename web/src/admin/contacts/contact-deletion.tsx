import { useTranslation } from 'react-i18next';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useRecordDeletion } from '../deleting/use-record-deletion.ts';

export function ContactDeletion({ contact }: { contact: ContactSubmission }) {
  const { t } = useTranslation('admin');
  const remove = useRecordDeletion('contacts');
  const { name } = contact;
  return (
    <DeleteButton
      label={t('contacts.nameOfAction', { action: t('deleting.yes'), name })}
      question={t('contacts.deleteQuestion', { name })}
      onDelete={() => remove(contact)}
    >
      {t('deleting.undoable')}
    </DeleteButton>
  );
}
