import type { Translation } from '@app/domain/shared/translation.ts';
import type ko from '../ko/waitlist.ts';

export default {
  title: 'Waitlist',
  description: 'See your position, answer an offer of seats, or leave the waitlist.',
  event: 'Experience',
  when: 'When',
  where: 'Where',
  price: 'Price per person',
  total: 'Total',
  totalOf_one: '{{won}} for {{count}} seat',
  totalOf_other: '{{won}} for {{count}} seats',
  free: 'Free',
  changedFrom: '(when you joined: {{before}})',
  refundUntil: 'If you book and cancel by {{until}}, Korean time, we refund the full price.',
  refundOver: 'The time for a full refund has passed, so a booking is not refunded automatically.',
  rules: 'Cancellation and refund',
  party: 'Party',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  peopleOrFewer_one: '{{count}} person',
  peopleOrFewer_other: '{{count}} people, or fewer',
  position: 'Position',
  positionOf_one: '{{position}} of {{count}} party',
  positionOf_other: '{{position}} of {{count}} parties',
  order:
    'We offer seats in the order guests joined. If there are too few for your party, a smaller party behind you may go first, but no more than three times.',
  offer_one:
    'We are holding {{count}} seat for you. Please accept it by {{until}} KST; after that it goes to the next guest.',
  offer_other:
    'We are holding {{count}} seats for you. Please accept them by {{until}} KST; after that they go to the next guest.',
  state: {
    waiting: { title: 'You are on the waitlist', text: 'We will write to you as soon as seats open up.' },
    offered: { title: 'Seats have opened up', text: 'Please answer below.' },
    booked: {
      title: 'Your seats are booked',
      text: 'Please open your booking to see whether you still have to pay or we still have to confirm it.',
    },
    declined: {
      title: 'You declined the seats',
      text: 'They go to the next guest. You are no longer on the list.',
    },
    lapsed: {
      title: 'The offer has expired',
      text: 'The seats have gone to the next guest. You are welcome to join the waitlist again.',
    },
    left: { title: 'You have left the waitlist', text: 'We have taken you off the list.' },
    removed: {
      title: 'You are no longer on the waitlist',
      text: 'If you have any questions, please reply to our email.',
    },
    closed: {
      title: 'The waitlist has ended',
      text: 'Sadly, we could not offer you a seat this time. Thank you for waiting.',
    },
  },
  answer: { accept: 'Accept the seats', decline: 'Decline', leave: 'Leave the waitlist' },
  done: {
    accept: 'Your seats are booked.',
    decline: 'You have declined the seats.',
    leave: 'You have left the waitlist.',
  },
  refused: {
    hold_ended: 'This offer has expired. You are welcome to join the waitlist again.',
    waitlist_ended: 'You are no longer on the waitlist. See below for the reason.',
    event_closed: 'This experience has begun or has been called off.',
    party_too_large:
      'Together with your other booking, that is more seats than one guest can book. Please contact us.',
    other: 'That did not work. Please try again.',
  },
  toBooking: 'See your booking',
  help: 'Anyone who knows the address of this page can answer for you, so please keep it to yourself.',
  notFound: {
    title: 'Waitlist entry not found',
    description: 'Please check that you copied the whole link.',
    back: 'See experiences',
  },
  join: {
    title: 'Join the waitlist',
    lead: 'When seats open up, we write to guests in the order they joined, and hold the seats for a limited time while you decide.',
    partyLimit_one: 'For up to {{count}} person.',
    partyLimit_other: 'For up to {{count}} people.',
    tooMany_one: 'The limit is {{count}} person. Please choose a smaller party.',
    tooMany_other: 'The limit is {{count}} people. Please choose a smaller party.',
    acceptsFewer: 'Fewer seats would be fine, too.',
    free: 'Joining is free, and you can leave at any time.',
    submit: 'Join the waitlist',
    submitting: 'Joining…',
    done: 'You are on the waitlist.',
    doneDetail: 'The email we have sent you shows your position.',
    error: 'We could not add you. Please try again.',
    refused: {
      seats_available: 'There is room for your party right now. Please book instead.',
      waitlist_full: 'The waitlist is full. Please choose another date.',
      party_too_large: 'That is more seats than one guest can book. Please contact us about a larger party.',
      event_closed: 'The waitlist of this experience is closed.',
      idempotency_conflict: 'We already have your first request. Please check your email.',
    },
  },
} as const satisfies Translation<typeof ko>;
