import type ko from '../ko/manageBooking.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Your booking',
  description: 'See, change or cancel your booking.',
  reference: 'Booking reference {{reference}}',
  event: 'Experience',
  when: 'When',
  where: 'Where',
  participants: 'Participants',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  total: 'Total',
  free: 'Free',
  reason: 'Reason: {{reason}}',
  status: {
    pending: {
      title: 'We are looking at your booking',
      text: 'Your places are held from now on. We will email you when the booking is confirmed.',
    },
    unpaid: {
      title: 'Waiting for your payment',
      text: 'Your places are held. Your booking is confirmed as soon as you have paid.',
    },
    confirmed: { title: 'Your booking is confirmed', text: 'We look forward to seeing you.' },
    cancelled: { title: 'This booking is cancelled', text: 'Your places have been released.' },
  },
  partySize: {
    title: 'Number of participants',
    limit_one: 'You can change it to {{count}} person.',
    limit_other: 'You can change it to up to {{count}} people.',
    newTotal: 'The total changes from {{before}} to {{after}}.',
    submit: 'Change the number',
  },
  cancel: {
    title: 'Cancel the booking',
    nothingPaid: 'This experience is free, so there is nothing to refund.',
    refund: 'If you have paid, we refund the full {{won}} when you cancel before {{until}}.',
    unpaid: 'You have not paid yet, so there is nothing to refund.',
    refundPaid: 'If you cancel before {{until}}, we refund the {{won}} that you paid.',
    late: 'The time for a full refund has passed. You may still move to another date or pass your place to someone else: please contact us before you cancel.',
    open: 'Cancel booking',
    question: 'Cancel this booking?',
    consequence: 'Your places go to other guests at once. This cannot be undone.',
    confirm: 'Yes, cancel it',
    keep: 'Keep the booking',
  },
  saving: 'One moment…',
  done: {
    changed: 'The number of participants has been changed.',
    cancelled: 'Your booking has been cancelled.',
  },
  refused: {
    party_too_large: 'That is more than one guest can book. Please contact us about a larger party.',
    capacity_exceeded: 'There are not enough seats left. Please choose fewer participants.',
    event_closed: 'This experience has begun or is over, so the booking cannot be changed.',
    status_change_refused: 'The booking has changed in the meantime. Please check how it stands now.',
    other: 'We could not change the booking. Please try again.',
  },
  help: 'To change the date or your contact details, reply to the booking email. Anyone with the address of this page can change the booking, so please do not share it.',
  notFound: {
    title: 'Booking not found',
    description: 'Please check that you copied the whole link.',
    back: 'Back to experiences',
  },
} as const satisfies Translation<typeof ko>;
