import type ko from '../../ko/admin/deleting.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  keep: 'Keep it',
  yes: 'Delete',
  undo: 'Undo',
  now: 'Delete it now',
  undoable: 'You can undo this for 10 seconds.',
} as const satisfies Translation<typeof ko>;
