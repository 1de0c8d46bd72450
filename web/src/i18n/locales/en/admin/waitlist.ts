import type ko from '../../ko/admin/waitlist.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Waitlist',
  loading: 'Loading the waitlist…',
  empty: 'Nobody is waiting.',
  count_one: '{{count}} party',
  count_other: '{{count}} parties',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  peopleOrFewer_one: '{{count}} person',
  peopleOrFewer_other: 'up to {{count}} people',
  offered: 'offered until {{time}}',
  offer: 'Offer now',
  offerTo: 'Offer seats to {{name}} now',
  remove: 'Remove',
  removeOf: 'Remove {{name}} from the waitlist',
  done: { offer: 'Seats offered', remove: 'Removed from the waitlist' },
  full: 'Not enough seats are free',
  failed: 'Failed to change the entry',
} as const satisfies Translation<typeof ko>;
