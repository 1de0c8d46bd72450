import type { Translation } from '@app/domain/shared/translation.ts';
import type ko from '../ko/offline.ts';

export default {
  title: 'You are offline',
  description: 'This page will be available once you are connected again.',
  retry: 'Try again',
  booked: 'Your bookings',
  reference: 'Reference',
  seen: 'Pages you can open now',
} as const satisfies Translation<typeof ko>;
