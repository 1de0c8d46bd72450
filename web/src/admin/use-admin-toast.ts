import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToaster } from '../ui/toast.tsx';
import { failureOf } from './session/failures.ts';

const DURATION = 3_000;

/** The dashboard's toasts: three seconds, one at a time. */
export function useAdminToast() {
  const { t } = useTranslation('admin');
  const { showToast } = useToaster();
  return useMemo(
    () => ({
      succeeded: (title: string, detail?: string) =>
        showToast({ tone: 'success', title, duration: DURATION, ...(detail !== undefined && { detail }) }),
      /** The second line is `why` itself if it is a text, otherwise the reason of that error. */
      failed: (title: string, why?: unknown) => {
        const detail = why === undefined || typeof why === 'string' ? why : t(`failures.${failureOf(why)}`);
        showToast({ tone: 'error', title, duration: DURATION, ...(detail !== undefined && { detail }) });
      },
    }),
    [showToast, t],
  );
}
