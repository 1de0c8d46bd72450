import type ko from '../ko/booking.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Book your place',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  participants: 'Number of participants',
  specialRequests: 'Special requests',
  optional: 'optional',
  seatsLeft_one: 'One seat is left.',
  seatsLeft_other: '{{count}} seats are left.',
  fewer: 'One fewer',
  more: 'One more',
  total: 'Total',
  submit: 'Request booking',
  submitting: 'Booking...',
  success: 'Booking confirmed! We will send you a confirmation email shortly.',
  successDetail: 'Your reference is {{reference}}. The request awaits our confirmation.',
  capacityError: 'Event is fully booked.',
  error: 'Failed to book event. Please try again.',
  conflict:
    'We already have the request that you sent first. Its reference is {{reference}}. To change it, tell us that reference.',
  receipt: 'Reference {{reference}} · awaiting our confirmation.',
  addToCalendar: 'Add to calendar',
  validation: {
    nameMin: 'Name must be at least 2 characters',
    nameMax: 'Name must be at most 100 characters',
    nameUnseen: 'Name contains invisible characters. Please type it again',
    emailMax: 'Email must be at most 254 characters',
    emailInvalid: 'Please enter a valid email address',
    phoneMax: 'Phone number must be at most 40 characters',
    phoneUnseen: 'Phone number contains invisible characters. Please type it again',
    participantsMin: 'At least 1 participant required',
    participantsMax: 'That is more than the seats left. Please choose fewer participants.',
    specialRequestsMax: 'Special requests must be at most 2,000 characters',
  },
} as const satisfies Translation<typeof ko>;
