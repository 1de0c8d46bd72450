import { Suspense, type ReactNode, useEffect, useState } from 'react';
import { ToastHost } from '../../ui/toast-host.tsx';

/**
 * Gives the focus back to the element that had it before the dialog of this content was opened. antd does so when a dialog
 * closes, but not when its parent removes it while it is open.
 */
function useFocusReturn(): void {
  // antd renders the content when the dialog opens, and moves the focus into it afterwards.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

interface DialogContentProps {
  className?: string;
  /** Whether the dialog's toasts are shown here. They come last, because an opened dialog focuses its first button. */
  hostsToasts?: boolean;
  children: ReactNode;
}

/** The content of an open dialog. */
export function DialogContent({ className, hostsToasts = true, children }: DialogContentProps) {
  useFocusReturn();
  return (
    <>
      <div className={className}>
        {/* Content that suspends, such as a preview, must not hide the dialog itself. */}
        <Suspense>{children}</Suspense>
      </div>
      {hostsToasts && <ToastHost />}
    </>
  );
}
