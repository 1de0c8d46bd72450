import type { Translation } from '../../shared/translation.ts';
import type { REFUND_NOTICES as ko } from '../ko/refund.ts';

/** What a cancellation costs: on the pages of events and bookings, in the booking dialog, in the form without JavaScript and in mails. */
export const REFUND_NOTICES = {
  refund_one: 'We refund the full price if you cancel at least {{count}} day before the event.',
  refund_other: 'We refund the full price if you cancel at least {{count}} days before the event.',
  rules: 'Cancellation and refunds',
} as const satisfies Translation<typeof ko>;
