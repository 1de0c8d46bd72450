import { describe, expect, it } from 'vitest';
import { cashReceiptDeadline, cashReceiptOwed } from './cash-receipt.ts';
import { isReceiptNumber, receiptDigits } from './cash-receipt-number.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { ledgerOf } from './order-ledger.ts';

const at = new Date('2026-11-23T05:00:00Z');
const placed = (won: number): OrderEvent => ({ type: 'placed', at, won });
const paid = (won: number): OrderEvent => ({ type: 'paid', at, paymentNo: '1', won });
const paidInCash = (won: number): OrderEvent => ({ type: 'paid', at, paymentNo: '1', won, isCash: true });
const requested: OrderEvent = {
  type: 'cashReceiptRequested',
  at,
  purpose: 'incomeDeduction',
  number: '01000000000',
};
const issued = (won: number): OrderEvent => ({ type: 'cashReceiptIssued', at, won, approvalNo: '123456789' });
const surplus = (won: number): OrderEvent => ({
  type: 'surplusPaid',
  at,
  paymentNo: '2',
  won,
  isCash: true,
  reason: 'the order was paid before',
});
const refundOf = (won: number): OrderEvent => ({
  type: 'refundRequested',
  at,
  paymentNo: '1',
  won,
  reason: 'A reason for tests.',
});
const givenBack = (won: number): OrderEvent => ({ type: 'cancelledAtProvider', at, paymentNo: '1', won });

describe('the number of a cash receipt', () => {
  it.each([
    ['incomeDeduction', '010-0000-0000'],
    ['incomeDeduction', '011 000 0000'],
    ['incomeDeduction', '1234-5678-9012-3456'],
    ['businessExpense', '123-45-67891'],
    ['businessExpense', '1234567891'],
  ] as const)('for %s may be %s', (purpose, number) => {
    expect(isReceiptNumber(purpose, number)).toBe(true);
    expect(receiptDigits(number)).toMatch(/^\d+$/);
  });

  it.each([
    ['incomeDeduction', ''],
    ['incomeDeduction', '02-000-0000'],
    ['incomeDeduction', '010-0000'],
    ['incomeDeduction', '010-000-0000'],
    ['incomeDeduction', '000101-1000000'],
    ['incomeDeduction', 'x'.repeat(13)],
    ['businessExpense', '123-45-67890'],
    ['businessExpense', '010-0000-0000'],
    ['businessExpense', '123-45-678911'],
  ] as const)('for %s may not be "%s"', (purpose, number) => {
    expect(isReceiptNumber(purpose, number)).toBe(false);
  });
});

describe('the amount for which a cash receipt is due', () => {
  it.each<[string, OrderEvent[], number]>([
    ['nothing of a card payment', [placed(200_000), paid(200_000)], 0],
    ['nothing of a small cash payment unasked', [placed(99_999), paidInCash(99_999)], 0],
    ['all of a cash payment from 100,000 won up unasked', [placed(100_000), paidInCash(100_000)], 100_000],
    ['all of a small cash payment when asked', [placed(5_000), paidInCash(5_000), requested], 5_000],
    ['nothing once it is issued', [placed(5_000), paidInCash(5_000), requested, issued(5_000)], 0],
    [
      'what a later refund takes away from an issued one',
      [placed(100_000), paidInCash(100_000), issued(100_000), givenBack(40_000)],
      -40_000,
    ],
    [
      'nothing of a small payment that was made twice, the second of which is refunded',
      [placed(60_000), paidInCash(60_000), surplus(60_000)],
      0,
    ],
    [
      'only what is left when a refund is on its way',
      [placed(100_000), paidInCash(100_000), refundOf(40_000)],
      60_000,
    ],
    [
      'nothing of an issued one while a refund is on its way',
      [placed(100_000), paidInCash(100_000), issued(100_000), refundOf(40_000)],
      0,
    ],
    [
      'nothing of a payment that was given back',
      [placed(100_000), paidInCash(100_000), givenBack(100_000)],
      0,
    ],
    [
      'what is left of a large payment after a refund',
      [placed(100_000), paidInCash(100_000), givenBack(40_000)],
      60_000,
    ],
  ])('is %s', (_, events, won) => {
    expect(cashReceiptOwed(ledgerOf(events)!)).toBe(won);
  });

  it('keeps the number that was asked for when the receipt is issued, and again when it is corrected', () => {
    const events = [
      placed(5_000),
      paidInCash(5_000),
      requested,
      issued(5_000),
      givenBack(1_000),
      issued(4_000),
    ];
    expect(ledgerOf(events)!.cashReceipt).toEqual({
      purpose: 'incomeDeduction',
      number: '01000000000',
      issuedWon: 4_000,
      approvalNo: '123456789',
    });
  });
});

describe('a cash receipt', () => {
  it.each<[string, OrderEvent[]]>([
    ['be asked for after a card payment', [placed(5_000), paid(5_000), requested]],
    ['be asked for before the payment', [placed(5_000), requested]],
    [
      'be asked for again once issued',
      [placed(5_000), paidInCash(5_000), requested, issued(5_000), requested],
    ],
    ['be issued unless due', [placed(5_000), paidInCash(5_000), issued(5_000)]],
    ['be issued over another amount', [placed(5_000), paidInCash(5_000), requested, issued(4_000)]],
    ['be issued twice', [placed(5_000), paidInCash(5_000), requested, issued(5_000), issued(5_000)]],
  ])('cannot %s', (_, events) => {
    expect(() => ledgerOf(events)).toThrow(/cannot be changed/);
  });

  it('is due by the end of the fifth day in Seoul', () => {
    expect(cashReceiptDeadline(new Date('2026-11-23T20:00:00Z'))).toEqual(
      new Date('2026-11-29T14:59:59.999Z'),
    );
  });
});
