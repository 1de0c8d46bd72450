import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const deleting = {
  keep: 'Keep it',
  yes: 'Delete',
  undo: 'Undo',
  now: 'Delete it now',
  undoable: 'You can undo this for 10 seconds.',
} satisfies Translation<typeof ko.deleting>;
