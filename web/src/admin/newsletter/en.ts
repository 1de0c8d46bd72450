import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const newsletter = {
  title: 'Newsletter subscriptions',
  loading: 'Loading subscriptions…',
  shown_one: '{{count}} subscription',
  shown_other: '{{count}} subscriptions',
  empty: 'No subscriptions yet',
  emptyDetail: 'A new subscription appears here by itself.',
  filterLabel: 'Show',
  filters: { active: 'Subscribed', ended: 'Ended', all: 'All' },
  searchHint: 'Email, from its first letter',
  email: 'Email',
  since: 'Subscribed',
  sinceDate: 'since {{date}}',
  ended: 'Ended',
  endedDate: 'Ended {{date}}',
  unsubscribe: 'Unsubscribe',
  nameOfUnsubscribe: 'Unsubscribe {{email}}',
  question: 'Unsubscribe {{email}}?',
  consequence: 'No newsletter goes to this address any more. The person may subscribe again.',
  keep: 'Keep it',
  unsubscribed: 'Unsubscribed',
  unsubscribeFailed: 'Failed to unsubscribe',
} satisfies Translation<typeof ko.newsletter>;
