import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  question: string;
  /** What a confirmation does. */
  children: ReactNode;
  /** The texts of the two answers. */
  confirm: string;
  keep: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function QuestionDialog({
  open,
  onClose,
  question,
  children,
  confirm,
  keep,
  isPending,
  onConfirm,
}: QuestionDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={open} onClose={onClose} dismissible title={question} closeLabel={t('close')}>
      <div className={styles.question}>
        {children}
        <div className={styles.answers}>
          <Button disabled={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
