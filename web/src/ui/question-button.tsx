import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './question-button.module.css';

interface QuestionButtonProps {
  label: string;
  question: string;
  /** What a confirmation does. */
  children: ReactNode;
  /** The texts of the two answers. */
  confirm: string;
  keep: string;
  isPending: boolean;
  /** @param close closes the question, once it is known what became of the confirmation */
  onConfirm: (close: () => void) => void;
}

/** A button that asks before something that cannot be taken back. */
export function QuestionButton({
  label,
  question,
  children,
  confirm,
  keep,
  isPending,
  onConfirm,
}: QuestionButtonProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  /** Two presses can come before the parent knows of the first one. */
  const [isConfirmed, setIsConfirmed] = useState(false);
  const close = () => setOpen(false);
  function ask() {
    setIsConfirmed(false);
    setOpen(true);
  }
  function confirmOnce() {
    setIsConfirmed(true);
    onConfirm(close);
  }
  return (
    <>
      <Button look="quiet" onClick={ask}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} dismissible title={question} closeLabel={t('close')}>
        <div className={styles.question}>
          {children}
          <div className={styles.answers}>
            <Button disabled={isPending || isConfirmed} onClick={confirmOnce}>
              {confirm}
            </Button>
            <Button look="quiet" onClick={close}>
              {keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
