import type { BookingWords } from './ko.ts';

export const en = {
  title: 'Book your place',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  participants: 'Number of participants',
  specialRequests: 'Special requests',
  optional: 'optional',
  seatsLeft: (seats) => (seats === 1 ? 'One seat is left.' : `${seats} seats are left.`),
  fewer: 'One fewer',
  more: 'One more',
  total: 'Total',
  submit: 'Request booking',
  submitting: 'Booking...',
  success: 'Booking confirmed! We will send you a confirmation email shortly.',
  successDetail: (reference) => `Your reference is ${reference}. The request awaits our confirmation.`,
  capacityError: 'Event is fully booked.',
  error: 'Failed to book event. Please try again.',
  conflict: (reference) =>
    `We already have the request that you sent first. Its reference is ${reference}. To change it, tell us that reference.`,
  receipt: (reference) => `Reference ${reference} · awaiting our confirmation.`,
  addToCalendar: 'Add to calendar',
  validation: {
    nameMin: 'Name must be at least 2 characters',
    nameMax: 'This name is too long. Please shorten it',
    emailInvalid: 'Please enter a valid email address',
    phoneMax: 'This phone number is too long. Please check it',
    participantsMin: 'At least 1 participant required',
    participantsMax: 'That is more than the seats left. Choose fewer',
    specialRequestsMax: 'This request is too long. Please shorten it',
  },
} satisfies BookingWords;
