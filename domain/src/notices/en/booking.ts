import type { Translation } from '../../shared/translation.ts';
import type { BOOKING_NOTICES as ko } from '../ko/booking.ts';

/**
 * What a guest has to know before booking: on the page of an event, in the booking dialog, in the form without JavaScript and in
 * mails. The cost of a cancellation is in `refund.ts`, because the page of a booking, which loads none of this, shows it too.
 */
export const BOOKING_NOTICES = {
  paidOnSite: 'You pay at the venue on the day.',
  bringProofOfAge: 'There will be alcohol to taste, so please bring an ID that shows your age.',
  paidOnline:
    'Pay online within {{time}} of booking, and before the event begins, to confirm your seats. A booking that is not paid by then is cancelled.',
  time: {
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  otherPayment: {
    offer:
      'No Korean phone or card? Please write to us instead of booking here: we can hold your seats and take payment at the venue.',
    contact: 'Write to us',
  },
  bookedElsewhere: 'Booking, payment and refunds follow the terms of the site where you book.',
} as const satisfies Translation<typeof ko>;
