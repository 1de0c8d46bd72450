import type { Translation } from '../../shared/translation.ts';
import type { BOOKING_NOTICES as ko } from '../ko/booking.ts';

/** What a guest has to know before booking: in the booking dialog, in the form without JavaScript and in mails. */
export const BOOKING_NOTICES = {
  paidOnSite: 'You pay at the venue on the day.',
  bringProofOfAge: 'There will be alcohol to taste, so please bring an ID that shows your age.',
  refund_one: 'We refund the full price if you cancel at least {{count}} day before the event.',
  refund_other: 'We refund the full price if you cancel at least {{count}} days before the event.',
  rules: 'Cancellation and refunds',
} as const satisfies Translation<typeof ko>;
