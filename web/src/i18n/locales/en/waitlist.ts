import type { Translation } from '@app/domain/shared/translation.ts';
import type ko from '../ko/waitlist.ts';

export default {
  title: 'Waitlist',
  description: 'See your position, answer an offer of places, or leave the waitlist.',
  event: 'Experience',
  when: 'When',
  party: 'Party',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  peopleOrFewer_one: '{{count}} person',
  peopleOrFewer_other: '{{count}} people, or fewer',
  position: 'Position',
  positionOf_one: '{{position}} of {{count}} party',
  positionOf_other: '{{position}} of {{count}} parties',
  order:
    'We offer places in the order guests joined. If there are too few for your party, a smaller one behind you may go first, but no more than three times.',
  offer_one:
    'We are holding {{count}} place for you. Please accept it by {{until}} Korean time; after that it goes to the next guest.',
  offer_other:
    'We are holding {{count}} places for you. Please accept them by {{until}} Korean time; after that they go to the next guest.',
  state: {
    waiting: { title: 'You are on the waitlist', text: 'We will write to you as soon as places open up.' },
    offered: { title: 'Places have opened up', text: 'Please answer below.' },
    booked: {
      title: 'Your places are booked',
      text: 'Please open your booking to see whether you still have to pay or we still have to confirm it.',
    },
    declined: {
      title: 'You declined the places',
      text: 'They go to the next guest. You are no longer on the list.',
    },
    lapsed: {
      title: 'The offer has expired',
      text: 'The places have gone to the next guest. You are welcome to join the waitlist again.',
    },
    left: { title: 'You have left the waitlist', text: 'We have taken you off the list.' },
    removed: {
      title: 'You are no longer on the waitlist',
      text: 'If you have any questions, please reply to our email.',
    },
    closed: {
      title: 'The waitlist has ended',
      text: 'Sadly, we could not offer you a place this time. Thank you for waiting.',
    },
  },
  answer: { accept: 'Accept the places', decline: 'Decline', leave: 'Leave the waitlist' },
  done: {
    accept: 'Your places are booked.',
    decline: 'You have declined the places.',
    leave: 'You have left the waitlist.',
  },
  refused: {
    hold_ended: 'This offer has expired.',
    waitlist_ended: 'You are no longer waiting. The page now shows why.',
    event_closed: 'This experience has begun or has been called off.',
    party_too_large:
      'Together with your other booking, that is too many places for one guest. Please contact us.',
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
    lead: 'When places open up, we write to guests in the order they joined, and hold the places while you decide.',
    partyLimit_one: 'For up to {{count}} person.',
    partyLimit_other: 'For up to {{count}} people.',
    tooMany_one: 'The limit is {{count}} person. Please choose a smaller party.',
    tooMany_other: 'The limit is {{count}} people. Please choose a smaller party.',
    acceptsFewer: 'I would also take fewer places.',
    free: 'Joining is free, and you can leave at any time.',
    submit: 'Join the waitlist',
    submitting: 'Joining…',
    done: 'You are on the waitlist.',
    doneDetail: 'The email we have sent you shows your position.',
    error: 'We could not add you. Please try again.',
    refused: {
      seats_available: 'There is room for your party right now. Please book instead.',
      waitlist_full: 'The waitlist is full. Please choose another date.',
      party_too_large: 'One guest cannot ask for that many places. Please contact us about a larger party.',
      event_closed: 'The waitlist of this experience is closed.',
      idempotency_conflict: 'We already have your first request. Please check your email.',
    },
  },
} as const satisfies Translation<typeof ko>;
