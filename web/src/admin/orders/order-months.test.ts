import { expect, it } from 'vitest';
import { monthRange, recentMonths } from './order-months.ts';

it('names the recent months in Seoul, newest first', () => {
  // 00:30 on 1 January in Seoul.
  const months = recentMonths(new Date('2026-12-31T15:30:00Z'));
  expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months).toHaveLength(24);
});

it('begins and ends a month at midnight in Seoul', () => {
  expect(monthRange('2026-12')).toEqual([new Date('2026-11-30T15:00:00Z'), new Date('2026-12-31T15:00:00Z')]);
});
