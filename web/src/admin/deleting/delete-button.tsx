import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteButtonProps {
  /** The accessible name, which contains the item's name. */
  label: string;
  question: string;
  /** The consequences, or why the item cannot be deleted. */
  children: ReactNode;
  choice?: Choice | undefined;
  isLoading?: boolean;
  /** Runs before the confirmation is shown. */
  prepare?: () => Promise<void>;
  /** Null when deleting is not possible. */
  onDelete: ((isChosen: boolean) => void) | null;
}

/** A button that deletes an item after a confirmation. */
export function DeleteButton({ label, question, children, choice, prepare, onDelete }: DeleteButtonProps) {
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
        choice={choice}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
