import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { SmallDialog, type SmallDialogProps } from '../dialogs/small-dialog.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps extends Pick<SmallDialogProps, 'hasHistoryEntry'> {
  open: boolean;
  question: string;
  /** The consequences. */
  children: ReactNode;
  keep: string;
  yes: string;
  onKeep: () => void;
  /** Null when the action is not possible; `children` then explain why and what to do. */
  onYes: (() => void) | null;
}

/** Asks for confirmation before something is deleted or cancelled. */
export function ConfirmDialog({
  open,
  question,
  children,
  keep,
  yes,
  onKeep,
  onYes,
  ...entry
}: ConfirmDialogProps) {
  const isAnswered = useRef(false);
  useEffect(() => {
    if (open) isAnswered.current = false;
  }, [open]);
  return (
    <SmallDialog title={question} open={open} onClose={onKeep} dismissible width={28} {...entry}>
      <p>{children}</p>
      <div className={styles.actions}>
        <Button onClick={onKeep}>{keep}</Button>
        {onYes && (
          <Button
            type="primary"
            danger
            onClick={() => {
              // The button can be pressed again until the closing animation has ended.
              if (isAnswered.current) return;
              isAnswered.current = true;
              onKeep();
              onYes();
            }}
          >
            {yes}
          </Button>
        )}
      </div>
    </SmallDialog>
  );
}
