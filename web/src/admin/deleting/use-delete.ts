import { useCallback } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { deleteLater } from './deletions.ts';

interface Deleting {
  collection: CollectionName;
  id: string;
  /** What the bar says that offers to undo it: "Booking of Kim deleted". */
  label: string;
  /** Deletes it for good; called when the time to undo has passed. */
  act: () => Promise<unknown>;
  /** The toasts that follow. */
  succeeded: string;
  failed: string;
}

/** Deletes what the admin has confirmed: hidden at once, deleted after ten seconds in which it can be undone. */
export function useDelete(): (deleting: Deleting) => void {
  const toast = useAdminToast();
  return useCallback(
    ({ collection, id, label, act, succeeded, failed }) =>
      deleteLater({
        key: `${collection}/${id}`,
        label,
        act: () => inSession(act),
        succeeded: () => toast.succeeded(succeeded),
        failed: () => toast.failed(failed),
      }),
    [toast],
  );
}
