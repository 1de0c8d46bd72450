import type ko from '../../ko/admin/versionsDialog.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Earlier versions',
  hint: 'A version that you choose fills the form, and nothing changes until you save. Pictures and whether visitors see the item stay as they are.',
  loading: 'Loading earlier versions…',
  empty: 'No earlier versions yet',
  changed: 'Before the change',
  restore: 'Load into the form',
} as const satisfies Translation<typeof ko>;
