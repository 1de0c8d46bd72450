import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { SmallDialog, type SmallDialogProps } from '../dialogs/small-dialog.tsx';

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
  /** A button that is better than both. */
  preferred?: ReactNode;
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
  preferred,
  ...entry
}: ConfirmDialogProps) {
  const isAnswered = useRef(false);
  useEffect(() => {
    if (open) isAnswered.current = false;
  }, [open]);
  return (
    <SmallDialog
      title={question}
      open={open}
      onClose={onKeep}
      dismissible
      width={preferred ? 36 : 28}
      footer={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          {onYes && (
            <Button
              type={preferred ? 'default' : 'primary'}
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
          {preferred}
        </>
      }
      {...entry}
    >
      <p>{children}</p>
    </SmallDialog>
  );
}
