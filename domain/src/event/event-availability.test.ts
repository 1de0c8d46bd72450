import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { eventAvailability } from './event-availability.ts';
import { groupByTiming, hasEnded, isUpcoming } from './event-timing.ts';

const now = new Date('2026-05-01T05:00:00Z');
const later = new Date('2026-05-01T05:00:00.001Z');

describe('whether an event takes bookings', () => {
  it.each([
    ['while places are left', {}, 9, { state: 'open', seatsLeft: 1 }],
    ['not when all are held', {}, 10, { state: 'full', seatsLeft: 0 }],
    [
      'not when its capacity was lowered under what is held',
      { capacity: 3 },
      10,
      { state: 'full', seatsLeft: 0 },
    ],
    ['not from the moment it starts', { dateTime: now }, 0, { state: 'past', seatsLeft: 10 }],
    ['not when inactive', { isActive: false }, 0, { state: 'inactive', seatsLeft: 10 }],
    [
      'elsewhere when it names an address',
      { bookingUrl: 'https://example.com/b' },
      0,
      { state: 'external', seatsLeft: 10 },
    ],
  ] as const)('%s', (_, changes, booked, expected) => {
    const event = anEvent({ capacity: 10, dateTime: later, ...changes });
    expect(eventAvailability(event, booked, now)).toEqual(expected);
  });
});

describe('the timing of events', () => {
  it('calls an event upcoming only while its start lies ahead', () => {
    expect(isUpcoming({ dateTime: later }, now)).toBe(true);
    expect(isUpcoming({ dateTime: now }, now)).toBe(false);
  });

  it('is over when its last minute has passed', () => {
    const event = { dateTime: new Date('2026-05-01T04:00:00Z'), duration: 60 };
    expect(hasEnded(event, now)).toBe(true);
    expect(hasEnded(event, new Date(now.getTime() - 1))).toBe(false);
  });

  it('puts the next event and the latest past one first', () => {
    const at = (day: number) => ({ dateTime: new Date(Date.UTC(2026, 4, day)) });
    const { upcoming, past } = groupByTiming([at(9), at(3), at(1), at(20)], new Date(Date.UTC(2026, 4, 5)));
    expect(upcoming).toEqual([at(9), at(20)]);
    expect(past).toEqual([at(3), at(1)]);
  });
});
