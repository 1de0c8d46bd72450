import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { eventAvailability } from './event-availability.ts';
import { groupByTiming, hasEnded, isUpcoming } from './event-timing.ts';

const now = new Date('2026-05-01T05:00:00Z');
const later = new Date('2026-05-01T05:00:00.001Z');

describe('eventAvailability', () => {
  it.each([
    ['is open while seats are left', {}, 9, { state: 'open', seatsLeft: 1 }],
    ['is full when all seats are held', {}, 10, { state: 'full', seatsLeft: 0 }],
    [
      'is full when the capacity was lowered below the number of held seats',
      { capacity: 3 },
      10,
      { state: 'full', seatsLeft: 0 },
    ],
    ['is past from the time the event starts', { dateTime: now }, 0, { state: 'past', seatsLeft: 10 }],
    ['is inactive when the event is inactive', { isActive: false }, 0, { state: 'inactive', seatsLeft: 10 }],
    ['is inactive before it is visible', { visibleFrom: later }, 0, { state: 'inactive', seatsLeft: 10 }],
    [
      'is inactive once it is no longer visible',
      { visibleUntil: now },
      0,
      { state: 'inactive', seatsLeft: 10 },
    ],
    [
      'is external when the event has a booking URL',
      { bookingUrl: 'https://example.com/b' },
      0,
      { state: 'external', seatsLeft: 10 },
    ],
  ] as const)('%s', (_, changes, booked, expected) => {
    const event = anEvent({ capacity: 10, dateTime: later, ...changes });
    expect(eventAvailability(event, booked, now)).toEqual(expected);
  });
});

describe('event timing', () => {
  it('treats an event as upcoming only until it starts', () => {
    expect(isUpcoming({ dateTime: later }, now)).toBe(true);
    expect(isUpcoming({ dateTime: now }, now)).toBe(false);
  });

  it('treats an event as ended once its duration has elapsed', () => {
    const event = { dateTime: new Date('2026-05-01T04:00:00Z'), duration: 60 };
    expect(hasEnded(event, now)).toBe(true);
    expect(hasEnded(event, new Date(now.getTime() - 1))).toBe(false);
  });

  it('sorts the next upcoming event and the most recent past event first', () => {
    const at = (day: number) => ({ dateTime: new Date(Date.UTC(2026, 4, day)) });
    const { upcoming, past } = groupByTiming([at(9), at(3), at(1), at(20)], new Date(Date.UTC(2026, 4, 5)));
    expect(upcoming).toEqual([at(9), at(20)]);
    expect(past).toEqual([at(3), at(1)]);
  });
});
