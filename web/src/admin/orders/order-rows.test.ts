import { expect, it } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import { translations } from '../../testing/translations.ts';
import { orderRows } from './order-rows.ts';

const payment = {
  paymentNo: '1',
  role: 'price' as const,
  won: 21_000,
  dueWon: 0,
  refusals: 0,
  unnotified: [],
};

it('exports the paid orders with supply value and VAT of the amount that was kept', () => {
  const t = translations.in('en').getFixedT(null, 'admin');
  const [item] = anOrder().items;
  const paid = anOrder({
    items: [{ ...item!, grind: 'handDrip' }],
    ledger: { state: 'partlyRefunded', holdsGoods: true, payments: [{ ...payment, refundedWon: 1_000 }] },
  });
  expect(orderRows([anOrder(), paid], t, 'en')).toEqual([
    [
      'Order number',
      'Ordered',
      'Kind',
      'State',
      'Buyer',
      'Products',
      'Received',
      'Refunded',
      'Revenue kept',
      'Supply value',
      'VAT',
    ],
    [
      'SAMPLE-0001',
      '2026-11-23 14:00',
      'Product',
      'Partly refunded',
      'Sample Buyer',
      'Sample Coffee · Pour-over × 1',
      21_000,
      1_000,
      20_000,
      18_182,
      1_818,
    ],
  ]);
});
