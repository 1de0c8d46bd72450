import type { Translation } from '../../shared/translation.ts';
import type { BOOKING_LINKS as ko } from '../ko/booking-links.ts';

/** The form that sends the links of bookings again: with JavaScript and without. */
export const BOOKING_LINKS = {
  notice:
    'Enter the email address that you booked with. We send a new link for each upcoming booking; earlier links stop working.',
  submit: 'Send me my links',
  sent: 'If there are bookings under this address, an email will arrive shortly. If it does not, please look in your spam folder.',
} as const satisfies Translation<typeof ko>;
