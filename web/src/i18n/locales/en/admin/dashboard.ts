import type ko from '../../ko/admin/dashboard.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Dashboard',
  subtitle: 'Today’s tasks and everything on the site',
  tab: 'Tab',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
} as const satisfies Translation<typeof ko>;
