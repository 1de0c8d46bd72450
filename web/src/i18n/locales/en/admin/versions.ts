import type ko from '../../ko/admin/versions.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  open: 'Earlier versions',
  restored: 'The earlier version is in the form. Please check and save it.',
} as const satisfies Translation<typeof ko>;
