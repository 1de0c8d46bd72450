import type { TFunction } from 'i18next';
import type { BulkAction, Confirmation } from './use-bulk-action.ts';

/**
 * Returns the action that deletes the selected items after one question; they share an undo bar.
 * @param effectOf returns what the question says instead of only that it can be undone, and what the admin can choose
 */
export const bulkDeletion = <T>(
  t: TFunction<'admin'>,
  run: BulkAction<T>['run'],
  effectOf?: (items: readonly T[]) => Omit<Confirmation, 'question'>,
): BulkAction<T> => ({
  label: t('deleting.yes'),
  suits: () => true,
  isDeferred: true,
  confirmation: (items) => ({
    question: t('deleting.question', { count: items.length }),
    consequence: t('deleting.undoable'),
    ...effectOf?.(items),
  }),
  run,
});
