import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { DAY_MS, guestName } from './bookings.ts';
import { EVENT_IDS } from './event-ids.ts';

interface Row extends Pick<
  WaitlistEntry,
  'id' | 'partySize' | 'acceptsFewer' | 'state' | 'language' | 'phone'
> {
  guest: number;
  /** Days after the event was announced. */
  day: number;
  /** Days until a guest left the list. */
  stayed?: number;
}

/** Those who wait for the only sample event without a free seat. While they wait, they hold none. */
// prettier-ignore
const ROWS: readonly Row[] = [
  { id: '2f1d7c4e-0a6b-4c55-9a3e-5d7f6c1b8e01', guest: 25, partySize: 2, acceptsFewer: false, state: 'waiting', language: 'kr', day: 43, phone: '+821000000025' },
  { id: '7b9e3a52-6c1d-4f08-8e74-1a2c9d5f3b02', guest: 26, partySize: 2, acceptsFewer: true, state: 'left', language: 'en', day: 43, stayed: 1 },
  { id: 'c48d0f96-3e2a-47b1-b5c7-8f60e1a4d903', guest: 27, partySize: 1, acceptsFewer: false, state: 'waiting', language: 'en', day: 44 },
  { id: 'e05a6b18-9d47-4a3c-a1f2-3c7b8e9d6f04', guest: 28, partySize: 4, acceptsFewer: true, state: 'waiting', language: 'kr', day: 44.5, phone: '+821000000028' },
];

/** Returns the sample waitlist of `events`, in the order of arrival. */
export function waitlistFor(events: readonly Event[]): WaitlistEntry[] {
  const full = events.find(({ id }) => id === EVENT_IDS.firstJar);
  if (!full) throw new Error('There is no sample event with a waitlist.');
  const { price: _price, refund: _refund, ...event } = agreedTerms(full);
  const daysAfter = (days: number) => new Date(full.createdAt.getTime() + days * DAY_MS);
  return ROWS.map(({ guest, day, stayed, ...entry }) => ({
    ...entry,
    eventId: full.id,
    name: guestName[entry.language](guest),
    email: `guest${guest}@example.com`,
    overtaken: 0,
    event,
    createdAt: daysAfter(day),
    ...(stayed !== undefined && { endedAt: daysAfter(day + stayed) }),
  }));
}
