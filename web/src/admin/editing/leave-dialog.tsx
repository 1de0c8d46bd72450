import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  /** Leaves the form and keeps its draft. */
  onKeep: () => void;
  onLeave: () => void;
}

/** Asks whether unsaved changes are kept as a draft or discarded. */
export function LeaveDialog({ open, onStay, onKeep, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={open}
      hasHistoryEntry={false}
      question={t('editing.leaveQuestion')}
      keep={t('editing.leaveStay')}
      yes={t('editing.leaveYes')}
      onKeep={onStay}
      onYes={onLeave}
      preferred={
        <Button type="primary" onClick={onKeep}>
          {t('editing.draft.keep')}
        </Button>
      }
    >
      {t('editing.leaveConsequence')}
    </ConfirmDialog>
  );
}
