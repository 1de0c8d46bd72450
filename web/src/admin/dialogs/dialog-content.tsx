import { Suspense, type ReactNode } from 'react';
import { ToastHost } from '../../ui/toast-host.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** The content of an open dialog, with its toasts. */
export function DialogContent({ className, children }: { className?: string; children: ReactNode }) {
  useFocusReturn();
  return (
    <>
      <div className={className}>
        {/* Content that suspends, such as a preview, must not hide the dialog itself. */}
        <Suspense>{children}</Suspense>
      </div>
      <ToastHost />
    </>
  );
}
