import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const storeLocations = {
  add: 'Add Store',
  loading: 'Loading stores…',
  empty: 'No stores found',
  emptyDetail: 'Add the first one, and it appears here.',
  adding: 'New store',
  editing: 'Edit store',
  added: 'Store added',
  updated: 'Store updated',
  deleted: 'Store deleted',
  saveFailed: 'Failed to save store',
  deleteFailed: 'Failed to delete store',
} satisfies Translation<typeof ko.storeLocations>;
