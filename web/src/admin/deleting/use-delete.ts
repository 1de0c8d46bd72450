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
  run: () => Promise<unknown>;
  /** The toasts that follow. */
  succeeded: string;
  failed: string;
  /** The second line of the toast about a failure: why it failed, and what to do. */
  why?: (error: unknown) => string;
  /** Where the API deletes it, for what `run` cannot finish while the page goes away. */
  apiPath?: string;
}

/** Deletes what the admin has confirmed: hidden at once, deleted after ten seconds in which it can be undone. */
export function useDelete(): (deleting: Deleting) => void {
  const toast = useAdminToast();
  return useCallback(
    ({ collection, id, label, run, succeeded, failed, why, apiPath }) =>
      deleteLater({
        key: `${collection}/${id}`,
        label,
        run: () => inSession(run),
        succeeded: () => toast.succeeded(succeeded),
        failed: (error) => toast.failed(failed, why?.(error)),
        sendOnUnload: () =>
          void (apiPath
            ? fetch(apiPath, { method: 'DELETE', credentials: 'include', keepalive: true })
            : run()),
      }),
    [toast],
  );
}
