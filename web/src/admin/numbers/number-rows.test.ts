import { describe, expect, it } from 'vitest';
import { monthRow, withoutEmptyEnds } from './number-rows.ts';

const event = {
  eventId: 'sample',
  title: 'Sample',
  titleKr: '예시',
  dateTime: new Date('2026-05-02T05:00:00Z'),
  capacity: 8,
  sold: 5,
  held: 1,
  bookedWon: 150_000,
  cancelled: 2,
  noShows: 1,
};

describe('monthRow', () => {
  it('adds the events of a month, its orders and its subscriptions', () => {
    const row = monthRow({
      id: '2026-05',
      month: '2026-05',
      updatedAt: new Date('2026-05-31T00:00:00Z'),
      events: [event, { ...event, capacity: 4, sold: 5, held: 0 }],
      orders: { count: 2, won: 40_000 },
      products: [],
      newsletter: { joined: 3, left: 4 },
    });
    expect(row).toEqual({
      id: '2026-05',
      events: 2,
      sold: 10,
      held: 1,
      free: 2,
      booked: 300_000,
      ordered: 40_000,
      total: 340_000,
      cancelled: 4,
      noShows: 2,
      joined: 3,
      left: 4,
      growth: -1,
    });
  });
});

it('leaves out earlier months before the first one with figures, and coming ones after the last', () => {
  const monthOfSales = (month: string, won: number) =>
    monthRow({
      id: month,
      month,
      updatedAt: new Date('2026-05-31T00:00:00Z'),
      events: [],
      orders: { count: 0, won },
      products: [],
      newsletter: { joined: 0, left: 0 },
    });
  const rows = [
    monthOfSales('2026-03', 0),
    monthOfSales('2026-04', 0),
    monthOfSales('2026-05', 0),
    monthOfSales('2026-06', 0),
    monthOfSales('2026-07', 40_000),
    monthOfSales('2026-08', 0),
  ];
  const idsFor = (key: 'ordered' | 'booked', present = '2026-05') =>
    withoutEmptyEnds(rows, [key], present).map(({ id }) => id);
  expect(idsFor('ordered')).toEqual(['2026-05', '2026-06', '2026-07']);
  expect(idsFor('ordered', '2026-08')).toEqual(['2026-07', '2026-08']);
  expect(idsFor('booked')).toEqual(['2026-05']);
});
