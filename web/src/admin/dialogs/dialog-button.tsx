import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { DialogBoundary } from './dialog-boundary.tsx';

interface DialogButtonProps {
  /** What the button says and the title of the dialog. */
  title: string;
  /** The dialog, which may be loaded when it is first opened. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ title, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && (
        <DialogBoundary title={title} onClose={close}>
          {children(close)}
        </DialogBoundary>
      )}
    </>
  );
}
