import type ko from '../../ko/admin/deleting.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  keep: 'Keep it',
  yes: 'Delete',
  undo: 'Undo',
  now: 'Delete it now',
  undoable: 'You can undo this for 10 seconds.',
  question_one: 'Delete the selected item?',
  question_other: 'Delete the {{count}} selected items?',
  several_one: '{{count}} item deleted',
  several_other: '{{count}} items deleted',
} as const satisfies Translation<typeof ko>;
