import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import { groupByTiming } from '@app/domain/event/event-timing.ts';
import { seoulParts } from '@app/domain/shared/seoul-time.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { seatChangesFor } from './bookings.ts';
import { seedContent } from './seed-content.ts';

/** Dates at calendar boundaries, and an ordinary one. */
const EDGES = [
  '2026-11-21T03:00:00Z',
  '2026-12-31T14:59:59Z',
  '2026-12-31T15:00:00Z',
  '2027-02-28T23:30:00Z',
  '2028-02-29T12:00:00Z',
  '2027-03-31T15:30:00Z',
].map((text) => new Date(text));

const anyDay = fc.date({ min: new Date('2025-12-01'), max: new Date('2040-01-01'), noInvalidDate: true });

function onEveryDay(check: (now: Date) => void) {
  EDGES.forEach(check);
  fc.assert(fc.property(anyDay, check), { numRuns: 200 });
}

describe('demo events', () => {
  it('include upcoming and past events on any date', () => {
    onEveryDay((now) => {
      const { upcoming, past } = groupByTiming(seedContent(now).events, now);
      expect(upcoming).toHaveLength(8);
      expect(past).toHaveLength(3);
    });
  });

  it('say in both languages what is included and who leads them', () => {
    for (const { includes = [], includesKr = [], host, hostKr } of seedContent(EDGES[0]!).events) {
      expect(includes.length).toBeGreaterThan(1);
      expect(includesKr).toHaveLength(includes.length);
      expect(host && hostKr).toBeTruthy();
    }
  });

  it('take place in stores', () => {
    const { events, storeLocations } = seedContent(EDGES[0]!);
    const stores = new Set(storeLocations.map(({ id }) => id));
    expect(events.filter(({ storeLocationId }) => !stores.has(storeLocationId ?? ''))).toEqual([]);
  });

  it('take place during opening hours', () => {
    onEveryDay((now) => {
      const outOfHours = seedContent(now).events.filter(({ dateTime, duration }) => {
        const { weekday, hour, minute } = seoulParts(dateTime);
        const hours = BRAND.hours[weekday];
        const start = hour * 60 + minute;
        return !hours || start < hours.open || start + duration > hours.close;
      });
      expect(outOfHours).toEqual([]);
    });
  });

  it('include one full, one inactive and one externally booked event on any date', () => {
    onEveryDay((now) => {
      const { events, eventSeats } = seedContent(now);
      const states = events.map((event) => {
        const booked = eventSeats.find(({ id }) => id === event.id)?.booked ?? Number.NaN;
        return eventAvailability(event, booked, now).state;
      });
      const count = (state: string) => states.filter((each) => each === state).length;
      expect({ full: count('full'), inactive: count('inactive'), external: count('external') }).toEqual({
        full: 1,
        inactive: 1,
        external: 1,
      });
    });
  });

  it('include guests who wait, in the order of arrival, for an event that was full when they joined', () => {
    onEveryDay((now) => {
      const { events, bookings, waitlistEntries } = seedContent(now);
      expect(waitlistEntries.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(1);
      const joined = waitlistEntries.map(({ createdAt }) => createdAt.getTime());
      expect(joined).toEqual(joined.toSorted((a, b) => a - b));
      for (const { eventId, createdAt, endedAt } of waitlistEntries) {
        const booked = bookings
          .filter((booking) => booking.eventId === eventId && holdsSeats(booking.status))
          .filter((booking) => booking.createdAt < createdAt)
          .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
        expect(booked).toBe(events.find(({ id }) => id === eventId)?.capacity);
        expect((endedAt ?? createdAt) < now).toBe(true);
      }
    });
  });

  it('have a ledger that sums to the booked seats', () => {
    onEveryDay((now) => {
      const { eventSeats, bookings } = seedContent(now);
      const changes = seatChangesFor(bookings);
      for (const { id, booked } of eventSeats) {
        const entries = changes.filter(({ eventId }) => eventId === id);
        expect(entries.reduce((sum, change) => sum + change.booked, 0)).toBe(booked);
      }
    });
  });

  it('have as many booked seats as their bookings hold', () => {
    onEveryDay((now) => {
      const { events, eventSeats, bookings } = seedContent(now);
      expect(eventSeats.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
      for (const { id, booked } of eventSeats) {
        const capacity = events.find((event) => event.id === id)?.capacity ?? 0;
        let held = 0;
        for (const booking of bookings) {
          if (booking.eventId === id && holdsSeats(booking.status)) held += booking.numberOfParticipants;
        }
        expect(booked).toBe(held);
        expect(booked).toBeLessThanOrEqual(capacity);
      }
    });
  });

  it('are booked after their creation, before their start and not in the future', () => {
    onEveryDay((now) => {
      const { events, bookings } = seedContent(now);
      for (const { eventId, createdAt } of bookings) {
        const event = events.find(({ id }) => id === eventId);
        expect(createdAt > (event?.createdAt ?? now)).toBe(true);
        expect(createdAt < (event?.dateTime ?? 0)).toBe(true);
        expect(createdAt < now).toBe(true);
      }
    });
  });

  it('leave two seats at the first class in the list', () => {
    onEveryDay((now) => {
      const { events, eventSeats } = seedContent(now);
      const first = events[0];
      expect(first?.type).toBe('class');
      expect((first?.capacity ?? 0) - (eventSeats[0]?.booked ?? 0)).toBeGreaterThanOrEqual(2);
    });
  });
});

describe('demo stories', () => {
  it('include seven public ones on any date', () => {
    onEveryDay((now) => {
      expect(seedContent(now).stories.filter((story) => isVisible(story, now))).toHaveLength(7);
    });
  });

  it('include some that are not age-restricted', () => {
    const { stories } = seedContent(EDGES[0] ?? new Date(0));
    expect(stories.filter((story) => story.isPublished && !story.tags.includes('makgeolli'))).toHaveLength(4);
  });
});
