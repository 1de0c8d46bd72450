import type { TFunction } from 'i18next';
import type { BulkAction } from './use-bulk-action.ts';

/** Returns the action that deletes the selected items after one question; they share an undo bar. */
export const bulkDeletion = <T>(t: TFunction<'admin'>, run: BulkAction<T>['run']): BulkAction<T> => ({
  label: t('deleting.yes'),
  suits: () => true,
  isDeferred: true,
  confirmation: ({ length }) => ({
    question: t('deleting.question', { count: length }),
    consequence: t('deleting.undoable'),
  }),
  run,
});
