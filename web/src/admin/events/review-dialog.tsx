import { Button, Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { failureOf } from '../session/failures.ts';

/** Why an event could not be saved; nothing without an error. */
function SaveFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('admin');
  if (!error) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('events.saveFailed')}
      description={`${t(`failures.${failureOf(error)}`)} ${t('editing.kept')}`}
    />
  );
}

interface ReviewDialogProps {
  title: string;
  /** The label of the button that saves; "Save" by default. */
  saveLabel?: string;
  canSave?: boolean;
  isSaving: boolean;
  /** Why it could not be saved. */
  error: unknown;
  onSave: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** A dialog that reviews a change of an event before it is saved. */
export function ReviewDialog({
  title,
  saveLabel,
  canSave = true,
  isSaving,
  error,
  onSave,
  onBack,
  children,
}: ReviewDialogProps) {
  const { t } = useTranslation('adminDialogs');
  return (
    <SmallDialog
      title={title}
      open
      onClose={isSaving ? null : onBack}
      footer={
        <>
          <Button onClick={onBack} disabled={isSaving}>
            {t('eventChange.back')}
          </Button>
          <Button type="primary" loading={isSaving} disabled={!canSave} onClick={onSave}>
            {saveLabel ?? t('eventChange.save')}
          </Button>
        </>
      }
    >
      {children}
      <SaveFailed error={error} />
    </SmallDialog>
  );
}
