import { Button, Checkbox, type CheckboxRef } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { SmallDialog, type SmallDialogProps } from '../dialogs/small-dialog.tsx';

/** Something that the admin can choose to do in addition. */
export interface Choice {
  label: string;
  /** What the admin finds chosen. */
  isChosen: boolean;
}

interface ConfirmDialogProps extends Pick<SmallDialogProps, 'hasHistoryEntry'> {
  open: boolean;
  question: string;
  /** The consequences. */
  children: ReactNode;
  choice?: Choice | undefined;
  keep: string;
  yes: string;
  onKeep: () => void;
  /** Null when the action is not possible; `children` then explain why and what to do. */
  onYes: ((isChosen: boolean) => void) | null;
  /** A button that is better than both. */
  preferred?: ReactNode;
}

/** Asks for confirmation before something is deleted or cancelled. */
export function ConfirmDialog({
  open,
  question,
  children,
  choice,
  keep,
  yes,
  onKeep,
  onYes,
  preferred,
  ...entry
}: ConfirmDialogProps) {
  const isAnswered = useRef(false);
  const box = useRef<CheckboxRef>(null);
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
                onYes(box.current?.input?.checked ?? false);
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
      {choice && (
        <Checkbox ref={box} defaultChecked={choice.isChosen}>
          {choice.label}
        </Checkbox>
      )}
    </SmallDialog>
  );
}
