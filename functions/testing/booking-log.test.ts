import { describe, expect, it } from 'vitest';
import { contradictions, fates, type LogLine, oversold } from './booking-log.ts';

const line = (changes: Partial<LogLine>): LogLine => ({
  kind: 'book',
  eventId: 'event',
  id: 'a',
  count: 1,
  sent: 0,
  answered: 1,
  status: 201,
  repeated: false,
  ...changes,
});
const booked = (id: string, storedAt: number, count = 1) => line({ id, storedAt, count });

describe('booking log', () => {
  it('derives the possible states of a booking', () => {
    const log = [
      line({ id: 'pending' }),
      line({ id: 'refused', status: 409 }),
      line({ id: 'refused in doubt', status: 409, repeated: true }),
      line({ id: 'confirmed' }),
      line({ id: 'confirmed', kind: 'confirm', status: 200 }),
      line({ id: 'deleted' }),
      line({ id: 'deleted', kind: 'cancel', status: 200 }),
      line({ id: 'deleted', kind: 'delete', status: 204 }),
      line({ id: 'doubtful' }),
      line({ id: 'doubtful', kind: 'cancel', status: 409, repeated: true }),
      line({ id: 'doubtful', kind: 'delete', status: 404, repeated: true }),
    ];
    expect(fates(log)).toEqual(
      new Map([
        ['pending', new Set(['pending'])],
        ['refused', new Set(['absent'])],
        ['refused in doubt', new Set(['absent', 'pending'])],
        ['confirmed', new Set(['confirmed'])],
        ['deleted', new Set(['absent'])],
        ['doubtful', new Set(['pending', 'cancelled', 'absent'])],
      ]),
    );
  });

  it('detects a booking that ended twice', () => {
    const cancel = line({ kind: 'cancel', status: 200 });
    expect(contradictions([line({}), cancel])).toEqual([]);
    expect(contradictions([cancel, line({ kind: 'confirm', status: 200 })])).toHaveLength(1);
    const remove = line({ kind: 'delete', status: 204 });
    expect(contradictions([remove, remove])).toHaveLength(1);
  });

  it('detects a seat that was sold twice', () => {
    expect(oversold([booked('a', 10), booked('b', 20)], 2)).toEqual([]);
    expect(oversold([booked('a', 10), booked('b', 20, 2)], 2)).toEqual(['b: 3 seats were taken of 2']);
  });

  it('releases a seat from the time of the cancellation request', () => {
    const cancel = line({ kind: 'cancel', sent: 15, answered: 18, status: 200 });
    expect(oversold([booked('a', 10), cancel, booked('b', 20)], 1)).toEqual([]);
    expect(oversold([booked('a', 10), { ...cancel, status: 409 }, booked('b', 20)], 1)).toHaveLength(1);
    expect(
      oversold([booked('a', 10), { ...cancel, sent: 21, answered: 22 }, booked('b', 20)], 1),
    ).toHaveLength(1);
  });

  it('derives which capacities may have applied', () => {
    const raise = line({ kind: 'capacity', id: 'event', count: 2, sent: 12, answered: 14, status: 200 });
    const lower = line({ kind: 'capacity', id: 'event', count: 1, sent: 15, answered: 17, status: 200 });
    expect(oversold([booked('a', 10), raise, booked('b', 13)], 1)).toEqual([]);
    expect(oversold([booked('a', 10), raise, booked('b', 11)], 1)).toHaveLength(1);
    expect(oversold([booked('a', 10), raise, lower, booked('b', 16)], 1)).toEqual([]);
    expect(oversold([booked('a', 10), raise, lower, booked('b', 18)], 1)).toHaveLength(1);
    const rejected = { ...lower, status: 409 };
    expect(oversold([booked('a', 10), raise, rejected, booked('b', 18)], 1)).toEqual([]);
    expect(oversold([booked('a', 10), { ...raise, status: 409 }, booked('b', 18)], 1)).toHaveLength(1);
  });
});
