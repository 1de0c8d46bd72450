import type ko from '../../ko/admin/stories.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  add: 'Add Story',
  loading: 'Loading stories…',
  empty: 'No stories found',
  emptyDetail: 'Add the first story and it will appear here.',
  adding: 'New story',
  editing: 'Edit story',
  added: 'Story added',
  updated: 'Story updated',
  deleted: 'Story deleted',
  saveFailed: 'Failed to save story',
  deleteFailed: 'Failed to delete story',
} as const satisfies Translation<typeof ko>;
