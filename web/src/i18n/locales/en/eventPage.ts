import { BOOKING_NOTICES } from '@app/domain/notices/en/booking.ts';
import type { Translation } from '@app/domain/shared/translation.ts';
import type ko from '../ko/eventPage.ts';

export default {
  ...BOOKING_NOTICES,
  moved: 'This experience has been moved. It was planned for {{before}} KST.',
  visit: 'Getting here and paying',
  includes: 'What is included',
  dates: 'Other dates',
  laterDates_one: 'Show {{count}} later date',
  laterDates_other: 'Show {{count}} later dates',
  related: 'Other experiences',
  all: 'All experiences',
} as const satisfies Translation<typeof ko>;
