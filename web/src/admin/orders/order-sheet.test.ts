import { expect, it } from 'vitest';
import { anOrder, aPayment } from '@app/domain/testing/factories.ts';
import { translations } from '../../testing/translations.ts';
import { orderSheet } from './order-export.tsx';

const t = translations.in('en').getFixedT(null, 'admin');

it('exports the paid orders with supply value and VAT of the amount that was kept, fee and cash receipt', () => {
  const [item] = anOrder().items;
  const paid = anOrder({
    items: [{ ...item!, grind: 'handDrip' }],
    ledger: {
      state: 'partlyRefunded',
      holdsGoods: true,
      payments: [aPayment({ refundedWon: 1_000 })],
      cashReceipt: { issuedWon: 20_000, approvalNo: '123456789' },
    },
  });
  const { columns, rows } = orderSheet([anOrder(), paid], t, 'en', 3.4);
  expect(columns.map(({ title }) => title)).toEqual([
    'Order number',
    'Ordered',
    'Kind',
    'Status',
    'Buyer',
    'Products',
    'Received',
    'Refunded',
    'Net revenue',
    'Supply value',
    'VAT',
    'Payment fee',
    'Cash receipt',
  ]);
  expect(rows).toEqual([
    [
      'SAMPLE-0001',
      paid.createdAt,
      'Product',
      'Partly refunded',
      'Sample Buyer',
      'Sample Coffee · Pour-over × 1',
      21_000,
      1_000,
      20_000,
      18_182,
      1_818,
      714,
      '123456789',
    ],
  ]);
});

it('sums the fees of payments as the journal books them, each rounded by itself', () => {
  const payments = [aPayment({ won: 21_015 }), aPayment({ paymentNo: '2', won: 1_015 })];
  const order = anOrder({ ledger: { state: 'paid', holdsGoods: true, payments } });
  expect(orderSheet([order], t, 'en', 3.4).rows[0]?.at(-2)).toBe(715 + 35);
});

it('leaves the fee empty while its rate is not set', () => {
  const ledger = {
    state: 'paid' as const,
    holdsGoods: true,
    payments: [aPayment()],
  };
  expect(orderSheet([anOrder({ ledger })], t, 'en', null).rows[0]?.slice(-2)).toEqual([undefined, undefined]);
});
