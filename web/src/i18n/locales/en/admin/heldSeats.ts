import type ko from '../../ko/admin/heldSeats.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Seats held back',
  loading: 'Loading the seats held back…',
  count_one: '{{count}} seat',
  count_other: '{{count}} seats',
  seats: 'Number of seats',
  seatsRange: 'Enter a number from 1 to {{max}}.',
  reason: 'Reason',
  reasonHint: 'Only admins see it.',
  reasonMissing: 'Enter why these seats are held back.',
  hold: 'Hold seats back',
  held_one: '{{count}} seat held back',
  held_other: '{{count}} seats held back',
  full: 'Not that many seats are left. Hold fewer of them back.',
  begun: 'This event has begun, so no more seats can be held back.',
  alreadyHeld: 'Seats were already held back with the details you sent before. See the list.',
  notHeld: 'The seats could not be held back',
  release: 'Release',
  releaseOf_one: 'Release {{count}} seat: {{reason}}',
  releaseOf_other: 'Release {{count}} seats: {{reason}}',
  released_one: '{{count}} seat released',
  released_other: '{{count}} seats released',
  notReleased: 'Failed to release the seats',
} as const satisfies Translation<typeof ko>;
