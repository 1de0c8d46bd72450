import { useTranslation } from 'react-i18next';
import type { Choice } from '../deleting/confirm-dialog.tsx';
import { inSession } from '../session/in-session.ts';
import { SessionEnded } from '../session/renewal.ts';
import { useCommand } from '../commands/use-command.tsx';
import { useAdminToast } from '../use-admin-toast.ts';

export interface Confirmation {
  question: string;
  consequence: string;
  choice?: Choice | undefined;
}

/** What can be done with each selected item. */
export interface BulkAction<T> {
  label: string;
  /** Whether the action applies to an item; the others are left as they are. */
  suits: (item: T) => boolean;
  /** Runs for one item; `batch` is the same for all that are selected. `isChosen` answers the confirmation's choice. */
  run: (item: T, batch: string, isChosen: boolean) => Promise<unknown>;
  /** Says why `run` failed, for errors that only this action has. */
  why?: (error: unknown) => string | undefined;
  /** The question before the action, where it cannot be undone or deletes. */
  confirmation?: (items: readonly T[]) => Confirmation;
  /** The items report their own success later, as deletions do. */
  isDeferred?: boolean;
}

export interface Bulk<T> {
  action: BulkAction<T>;
  items: readonly T[];
}

/** An item for which an action failed. */
export interface BulkFailure<T> {
  item: T;
  error: unknown;
}

/**
 * Returns the items for which the action failed. Runs one after another, because they may share an event's seats, until the admin
 * does not sign in again.
 */
async function runForEach<T>({ action, items }: Bulk<T>, isChosen: boolean): Promise<BulkFailure<T>[]> {
  const batch = crypto.randomUUID();
  const failures: BulkFailure<T>[] = [];
  let ended: SessionEnded | null = null;
  for (const item of items) {
    try {
      if (ended) throw ended;
      await inSession(() => action.run(item, batch, isChosen));
    } catch (error) {
      failures.push({ item, error });
      if (error instanceof SessionEnded) ended = error;
    }
  }
  return failures;
}

/** Asks where the action does, runs it for several items and says for how many it failed; `onDone` runs at the end. */
export function useBulkAction<T>(onDone: (bulk: Bulk<T>, failures: readonly BulkFailure<T>[]) => void) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  return useCommand({
    asks: ({ action, items }: Bulk<T>) =>
      action.confirmation
        ? { ...action.confirmation(items), keep: t('deleting.keep'), yes: action.label }
        : null,
    request: (bulk, { isChosen }) => runForEach(bulk, isChosen),
    onDone: (failures, bulk) => {
      const { action, items } = bulk;
      onDone(bulk, failures);
      if (failures.length === 0 && action.isDeferred) return;
      if (failures.length === 0) toast.succeeded(t('lists.bulkDone', { count: items.length }));
      else toast.failed(t('lists.bulkFailed', { failures: failures.length, count: items.length }));
    },
  });
}
