import { useCallback } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { deleteLater } from './deletions.ts';

interface Deleting {
  collection: CollectionName;
  id: string;
  /** The text of the undo bar: "Booking of Kim deleted". */
  label: string;
  /** The same for items that are deleted together. */
  group?: string | undefined;
  /** Deletes the item permanently; called when the undo time has passed. */
  run: () => Promise<unknown>;
  /** The toasts for success and failure. */
  succeeded: string;
  failed: string;
  /** The second line of the error toast where its usual text is not enough. */
  why?: (error: unknown) => string | undefined;
  /** The API path for deleting the item while the page is being unloaded, when `run` could not finish. */
  apiPath?: string;
}

/**
 * Deletes an item after the confirmation: hides it at once and deletes it after ten seconds, in which it can be undone.
 */
export function useDelete(): (deleting: Deleting) => void {
  const toast = useAdminToast();
  return useCallback(
    ({ collection, id, label, group, run, succeeded, failed, why, apiPath }) =>
      deleteLater({
        key: `${collection}/${id}`,
        label,
        group,
        run: () => inSession(run),
        succeeded: () => toast.succeeded(succeeded),
        failed: (error) => toast.failed(failed, why?.(error) ?? error),
        sendOnUnload: () =>
          void (apiPath
            ? fetch(apiPath, { method: 'DELETE', credentials: 'include', keepalive: true })
            : run()),
      }),
    [toast],
  );
}
