import type ko from '../../ko/admin/enterBooking.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  open: 'Add a booking',
  title: 'Phone or walk-in booking',
  phone: 'Phone (optional)',
  email: 'Email (optional)',
  requests: 'Special requests (optional)',
  sendsMail: 'Send a confirmation email',
  language: 'Language of the email',
  total: 'Total',
  payment: 'Payment',
  payments: { onSite: 'At the venue on the day', free: 'Free' },
  close: 'Close',
  save: 'Confirm booking',
  saved: 'Booking of {{name}} confirmed',
  nameRange: 'Enter a name of {{min}} to {{max}} characters.',
  participantsRange: 'Enter a number from {{min}} to {{max}}.',
  emailInvalid: 'Check this email address.',
  tooLong: '{{max}} characters at most.',
  full: 'Not that many seats are left. Book for fewer people, or raise the capacity of the event.',
  eventDeleted: 'This event has been deleted and takes no bookings.',
  alreadySaved:
    'A booking was already made with the details you sent before. Close this form and see the list.',
  unknown:
    'No answer has arrived yet, so it is not known whether the booking was made. Press again to find out: it will not be made twice.',
  notSaved: 'The booking could not be saved. You can press again: it will not be made twice.',
} as const satisfies Translation<typeof ko>;
