import type ko from '../../ko/admin/account.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  open: 'Account',
} as const satisfies Translation<typeof ko>;
