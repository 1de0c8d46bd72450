import { describe, expect, it } from 'vitest';
import { aPayment } from '../testing/factories.ts';
import type { OrderPayment } from './order-ledger.ts';
import { canCommandRefund, isOutcomeOpen, MAX_REFUSALS } from './refund-command.ts';

const now = new Date('2026-11-25T00:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const payment = (changes: Partial<OrderPayment> = {}) => aPayment({ dueWon: 1_000, ...changes });
const whole = { dueWon: 21_000, attemptedWon: 21_000 };

describe('a refund command', () => {
  it.each<[string, boolean, Partial<OrderPayment>]>([
    ['a refund is due', true, {}],
    ['nothing is due', false, { dueWon: 0 }],
    ['it was rejected often', false, { refusals: MAX_REFUSALS }],
    ['one is under way', false, { ...whole, attemptedAt: before(9) }],
    ['one of the whole payment has no result', true, { ...whole, attemptedAt: before(11) }],
    ['one of a part has no result', false, { attemptedWon: 1_000, attemptedAt: before(11) }],
    [
      'more became due after one of a part',
      false,
      { ...whole, attemptedWon: 1_000, attemptedAt: before(11) },
    ],
    ['one was accepted for later', false, { ...whole, attemptedAt: before(99), acceptedAt: before(99) }],
  ])('when %s may be sent: %s', (_, expected, changes) =>
    expect(canCommandRefund(payment(changes), now)).toBe(expected),
  );

  it('has an open outcome ten minutes after it was sent without a result', () => {
    expect(isOutcomeOpen(payment(), now)).toBe(false);
    expect(isOutcomeOpen(payment({ attemptedAt: before(10) }), now)).toBe(false);
    expect(isOutcomeOpen(payment({ attemptedAt: before(11) }), now)).toBe(true);
  });
});
