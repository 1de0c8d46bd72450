import { expect, it } from 'vitest';
import { BRAND } from '../brand.ts';
import { WITHDRAWAL_DAYS } from '../legal.ts';
import { returnRefundWon } from './return-rule.ts';

it('gives back all but the cost of sending the goods back, and never less than nothing', () => {
  expect(returnRefundWon(21_000, { days: 7, feeWon: 3_000 })).toBe(18_000);
  expect(returnRefundWon(2_000, { days: 7, feeWon: 3_000 })).toBe(0);
});

it('of the brand gives at least the days that the law does', () => {
  expect(BRAND.returns.days).toBeGreaterThanOrEqual(WITHDRAWAL_DAYS);
});
