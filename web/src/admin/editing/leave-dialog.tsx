import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms that unsaved changes are discarded. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={open}
      question={t('editing.leaveQuestion')}
      keep={t('editing.leaveStay')}
      yes={t('editing.leaveYes')}
      onKeep={onStay}
      onYes={onLeave}
    >
      {t('editing.leaveConsequence')}
    </ConfirmDialog>
  );
}
