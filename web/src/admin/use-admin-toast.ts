import { useMemo } from 'react';
import { useToaster } from '../ui/toast.tsx';

const DURATION = 3_000;

/** The dashboard's toasts: three seconds, one at a time. */
export function useAdminToast() {
  const { showToast } = useToaster();
  return useMemo(
    () => ({
      succeeded: (title: string) => showToast({ tone: 'success', title, duration: DURATION }),
      failed: (title: string, detail?: string) =>
        showToast({ tone: 'error', title, duration: DURATION, ...(detail ? { detail } : {}) }),
    }),
    [showToast],
  );
}
