import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const stories = {
  add: 'Add Story',
  loading: 'Loading stories…',
  empty: 'No stories found',
  emptyDetail: 'Add the first one, and it appears here.',
  adding: 'New story',
  editing: 'Edit story',
  added: 'Story added',
  updated: 'Story updated',
  deleted: 'Story deleted',
  saveFailed: 'Failed to save story',
  deleteFailed: 'Failed to delete story',
} satisfies Translation<typeof ko.stories>;
