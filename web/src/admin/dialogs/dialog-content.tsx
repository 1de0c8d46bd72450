import { Suspense, type ReactNode } from 'react';
import { ToastHost } from '../../ui/toast-host.tsx';
import { useFocusReturn } from './use-focus-return.ts';

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
