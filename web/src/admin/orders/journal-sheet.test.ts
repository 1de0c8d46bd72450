import { expect, it } from 'vitest';
import { journalOf } from '@app/domain/order/journal-entry.ts';
import { anOrder } from '@app/domain/testing/factories.ts';
import { translations } from '../../testing/translations.ts';
import { csvOf } from '../lists/csv.ts';
import { journalSheet } from './order-export.tsx';

it('exports payments and refunds with their days in Seoul, supply value, VAT, and the fee or that it is unknown', () => {
  const paidAt = new Date('2026-11-30T14:59:59Z');
  const refundedAt = new Date('2026-11-30T15:00:00Z');
  const [payment, refund] = journalOf(anOrder(), [
    { type: 'placed', at: paidAt, won: 21_000 },
    {
      type: 'paid',
      at: paidAt,
      paymentNo: '1001',
      won: 21_000,
      providerAt: new Date('2026-11-30T14:59:30Z'),
    },
    { type: 'cancelledAtProvider', at: refundedAt, paymentNo: '1001', won: 1_000 },
  ]);
  const sheet = journalSheet(
    [{ ...payment!, feeWon: 714 }, refund!],
    translations.in('en').getFixedT(null, 'admin'),
  );
  expect(csvOf(sheet).slice(1).split('\r\n')).toEqual([
    'Recorded on,PayApp’s time,Order number,Kind,Payment or refund,Amount,Supply value (rounded),VAT (the rest),Payment fee,PayApp number',
    '2026-11-30,2026-11-30 23:59,SAMPLE-0001,Product,Payment,21000,19091,1909,714,1001',
    '2026-12-01,,SAMPLE-0001,Product,Refund,-1000,-909,-91,unknown,1001',
    '',
  ]);
});
