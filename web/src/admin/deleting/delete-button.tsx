import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteButtonProps {
  /** What assistive technology calls it: with the name of the item. */
  label: string;
  question: string;
  /** What follows, or why it cannot be done. */
  children: ReactNode;
  isLoading?: boolean;
  /** Comes before the question; it is asked once that has ended. */
  prepare?: () => Promise<void>;
  /** Null where it cannot be done. */
  onDelete: (() => void) | null;
}

/** The button that deletes an item, after asking. */
export function DeleteButton({ label, question, children, prepare, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('admin');
  const [isConfirming, setConfirming] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const ask = async () => {
    setPreparing(true);
    await prepare?.();
    setPreparing(false);
    setConfirming(true);
  };
  return (
    <>
      <Button
        danger
        type="text"
        aria-keyshortcuts="d"
        loading={isPreparing}
        aria-label={label}
        onClick={() => void ask()}
      >
        {t('deleting.yes')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={question}
        keep={t('deleting.keep')}
        yes={t('deleting.yes')}
        onKeep={() => setConfirming(false)}
        onYes={onDelete}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
