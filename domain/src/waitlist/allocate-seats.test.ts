import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocateSeats,
  overtakenByBooking,
  seatsForDirectBooking,
  seatsNeeded,
  type WaitingParty,
} from './allocate-seats.ts';
import { WAITLIST_LIMITS } from './waitlist.ts';

const CAPACITY = 8;
const { overtakesMax } = WAITLIST_LIMITS;

const party = (id: string, partySize: number, changes: Partial<WaitingParty> = {}): WaitingParty => ({
  id,
  partySize,
  acceptsFewer: false,
  overtaken: 0,
  ...changes,
});

const parties = fc
  .array(
    fc.record({
      partySize: fc.integer({ min: 1, max: CAPACITY + 2 }),
      acceptsFewer: fc.boolean(),
      overtaken: fc.integer({ min: 0, max: overtakesMax }),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((one, index) => ({ ...one, id: `party ${index}` })));
const free = fc.integer({ min: 0, max: CAPACITY });

describe('allocation of free seats', () => {
  it('serves parties in order of arrival', () => {
    const { offers } = allocateSeats([party('a', 2), party('b', 2), party('c', 1)], 4, CAPACITY);
    expect(offers).toEqual([
      { id: 'a', seats: 2 },
      { id: 'b', seats: 2 },
    ]);
  });

  it('offers fewer seats only to a party that accepts fewer', () => {
    expect(allocateSeats([party('a', 4, { acceptsFewer: true })], 2, CAPACITY).offers).toEqual([
      { id: 'a', seats: 2 },
    ]);
    expect(allocateSeats([party('a', 4)], 2, CAPACITY).offers).toEqual([]);
  });

  it('lets seats wait for a party that three smaller ones have overtaken', () => {
    const smaller = ['b', 'c', 'd', 'e'].map((id) => party(id, 1));
    const { offers, waiting, left } = allocateSeats([party('a', 5), ...smaller], 4, CAPACITY);
    expect(offers.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    expect(waiting).toEqual([party('a', 5, { overtaken: 3 }), party('e', 1)]);
    expect(left).toBe(0);
  });

  it('does not wait for a party that is larger than the event', () => {
    const large = party('a', CAPACITY + 1, { overtaken: 3 });
    expect(allocateSeats([large, party('b', 1)], 1, CAPACITY).offers).toEqual([{ id: 'b', seats: 1 }]);
    expect(seatsForDirectBooking([large], 1, CAPACITY)).toBe(1);
  });

  it('never offers more seats than are free, nor more than a party asked for, nor fewer than it accepts', () => {
    fc.assert(
      fc.property(parties, free, (waiting, seats) => {
        const { offers, left } = allocateSeats(waiting, seats, CAPACITY);
        const offered = offers.reduce((sum, offer) => sum + offer.seats, 0);
        expect(offered + left).toBeLessThanOrEqual(seats);
        for (const offer of offers) {
          const one = waiting.find(({ id }) => id === offer.id)!;
          expect(offer.seats).toBeLessThanOrEqual(one.partySize);
          expect(offer.seats).toBeGreaterThanOrEqual(seatsNeeded(one));
        }
      }),
    );
  });

  it('passes only parties for which the seats were too few, and none more often than the bound', () => {
    fc.assert(
      fc.property(parties, free, (waiting, seats) => {
        const { offers, waiting: after } = allocateSeats(waiting, seats, CAPACITY);
        const seatsOf = new Map(offers.map((offer) => [offer.id, offer.seats]));
        let left = seats;
        const passed = waiting.flatMap((one, index) => {
          const taken = seatsOf.get(one.id) ?? 0;
          const later = waiting.slice(index + 1).filter(({ id }) => seatsOf.has(id)).length;
          const free = left;
          left -= taken;
          return taken > 0 || seatsNeeded(one) > CAPACITY ? [] : [{ one, later, free }];
        });
        expect(after).toEqual(passed.map(({ one, later }) => ({ ...one, overtaken: one.overtaken + later })));
        expect(after.every(({ overtaken }) => overtaken <= overtakesMax)).toBe(true);
        const overtaken = passed.filter(({ later }) => later > 0);
        expect(overtaken.every(({ one, free: seatsThen }) => seatsNeeded(one) > seatsThen)).toBe(true);
      }),
    );
  });

  it('leaves for others only seats that no waiting party can use', () => {
    fc.assert(
      fc.property(parties, free, (waiting, seats) => {
        const { left, waiting: after } = allocateSeats(waiting, seats, CAPACITY);
        const canWait = after.every((one) => seatsNeeded(one) > left && one.overtaken < overtakesMax);
        expect(left === 0 || canWait).toBe(true);
      }),
    );
  });

  it('keeps what waiting parties get when others book the seats that are left', () => {
    fc.assert(
      fc.property(parties, free, fc.integer({ min: 1, max: CAPACITY }), (waiting, seats, wanted) => {
        const left = seatsForDirectBooking(waiting, seats, CAPACITY);
        fc.pre(wanted <= left);
        const before = allocateSeats(waiting, seats, CAPACITY).offers;
        const after = overtakenByBooking(waiting, seats, CAPACITY);
        expect(allocateSeats(after, seats - wanted, CAPACITY).offers.slice(0, before.length)).toEqual(before);
        for (const one of after) expect(one.overtaken).toBeLessThanOrEqual(overtakesMax);
      }),
    );
  });
});
