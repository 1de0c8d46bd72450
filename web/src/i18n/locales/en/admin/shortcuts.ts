import type ko from '../../ko/admin/shortcuts.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  show: 'Keyboard shortcuts',
} as const satisfies Translation<typeof ko>;
