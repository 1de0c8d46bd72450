import type ko from '../../ko/admin/storeLocations.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  add: 'Add Store',
  loading: 'Loading stores…',
  empty: 'No stores found',
  emptyDetail: 'Add the first store and it will appear here.',
  adding: 'New store',
  editing: 'Edit store',
  added: 'Store added',
  updated: 'Store updated',
  deleted: 'Store deleted',
  saveFailed: 'Failed to save store',
  deleteFailed: 'Failed to delete store',
} as const satisfies Translation<typeof ko>;
