import { BOOKING_LINKS } from '@app/domain/notices/en/booking-links.ts';
import type ko from '../ko/manageBooking.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Your booking',
  description: 'See, change or cancel your booking.',
  withoutScript: 'See or cancel it without JavaScript',
  reference: 'Booking reference {{reference}}',
  entryCode: { label: 'Entry code {{reference}}', hint: 'Show this code at the door.' },
  event: 'Experience',
  when: 'When',
  where: 'Where',
  address: 'Address',
  directions: 'Directions',
  participants: 'Participants',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  total: 'Total',
  free: 'Free',
  paid: 'Paid online',
  order: 'See the payment',
  seenOnly:
    'To change or cancel this booking, open the link in our email to you. If you cannot find it, we can send it again.',
  reason: 'Reason: {{reason}}',
  status: {
    pending: {
      title: 'We are checking your booking',
      text: 'Your seats are held. We will email you when the booking is confirmed.',
    },
    unpaid: {
      title: 'Waiting for your payment',
      text: 'Your seats are held. Pay now and your booking is confirmed.',
    },
    confirmed: { title: 'Your booking is confirmed', text: 'We look forward to seeing you.' },
    arrived: {
      title: 'You have arrived',
      text: 'Checked in: {{count}} of {{people}}. Enjoy your time with us.',
    },
    over: { title: 'This experience is over', text: 'The booking can no longer be changed.' },
    cancelled: { title: 'This booking is cancelled', text: 'Your seats have been released.' },
  },
  changedFrom: '(when you booked: {{before}})',
  refundUntil: 'We refund the full price if you cancel by {{until}}, Korean time.',
  refund: {
    refunding: 'We are refunding {{won}}. It may take a few days, depending on your card.',
    refunded: '{{won}} has been refunded.',
  },
  quote: {
    newTotal: 'The total changes from {{before}} to {{after}}.',
    same: 'The price stays the same: nothing more to pay, and nothing to refund.',
    free: 'This experience is free, so there is nothing to pay.',
    refund: 'We refund {{won}}.',
    late: 'The time for a full refund has passed, so the difference is not refunded automatically.',
    pay: 'It costs {{won}} more. We hold the seats while you pay, and until then your booking stays as it is.',
    submit: 'Hold the seats and pay {{won}}',
  },
  change: {
    title: 'Your change awaits payment',
    text_one:
      'You asked for {{count}} person on {{when}} KST, {{where}}, for {{total}} in all. Your booking stays as it is until you have paid.',
    text_other:
      'You asked for {{count}} people on {{when}} KST, {{where}}, for {{total}} in all. Your booking stays as it is until you have paid.',
    timeLeft: 'Please pay within {{time}}. Until then we hold the seats.',
    over: 'The time to pay has passed, so your booking stays as it was.',
    giveUp: 'Leave my booking as it is',
  },
  partySize: {
    title: 'Number of participants',
    limit_one: 'The limit is {{count}} person.',
    limit_other: 'The limit is {{count}} people.',
    submit: 'Change the number',
  },
  date: {
    title: 'Another date',
    choose: 'Move to',
    late: 'The time for a full refund has passed and does not start again with the new date.',
    seatsLeft_one: '{{count}} seat left',
    seatsLeft_other: '{{count}} seats left',
    submit: 'Move my booking',
  },
  contact: { title: 'Name and phone', submit: 'Save' },
  linkAgain: {
    submit: 'Send me the link again',
    sent: 'We have sent it. If it does not arrive in a few minutes, look in your spam folder.',
    limited:
      'There were too many requests. Look for our emails, also in your spam folder, or try again later.',
    failed: 'The email could not be sent. Try again in a moment.',
  },
  links: {
    title: 'Get your booking links',
    text: BOOKING_LINKS.notice,
    submit: BOOKING_LINKS.submit,
    sent: BOOKING_LINKS.sent,
    failed: 'Your request could not be sent. Check the address and try again in a moment.',
  },
  cancel: {
    title: 'Cancel the booking',
    nothingPaid: 'This experience is free, so there is nothing to refund.',
    refund: 'If you have paid, we refund the full {{won}} when you cancel by {{until}}, Korean time.',
    unpaid: 'You have not paid yet, so there is nothing to refund.',
    refundPart: 'If you cancel, we refund the {{won}} that you have paid.',
    refundPaid: 'If you cancel by {{until}}, Korean time, we refund {{won}}.',
    late: 'The time for a full refund has passed, so cancelling here brings no automatic refund. You may still move to another date or pass your booking on to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards. Please contact us before you cancel.',
    open: 'Cancel booking',
    question: 'Cancel this booking?',
    consequence: 'Your seats go to other guests at once. This cannot be undone.',
    confirm: 'Yes, cancel it',
    keep: 'Keep the booking',
  },
  saving: 'One moment…',
  done: {
    awaited: 'The seats are held for you. Please pay to make the change.',
    givenUp: 'Your booking stays as it was.',
    partySize: 'The number of participants has been changed.',
    date: 'Your booking has been moved.',
    contact: 'Your details have been saved.',
    cancel: 'Your booking has been cancelled.',
  },
  refused: {
    party_too_large: 'That is more seats than one guest can book. Please contact us about a larger party.',
    capacity_exceeded: 'There are not enough seats left. Please choose fewer participants.',
    event_closed: 'This experience has begun or is over, so the booking cannot be changed.',
    status_change_refused: 'This booking has changed in the meantime. Please check its current status.',
    other: 'We could not change the booking. Please try again.',
  },
  help: 'For anything else, reply to the booking email. Anyone with the address of this page can change the booking, so please do not share it.',
  notFound: {
    title: 'Booking not found',
    description:
      'Please check that you copied the whole link. A link stops working once you have asked for a new one.',
    back: 'Back to experiences',
  },
} as const satisfies Translation<typeof ko>;
