import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { monthSpan } from '@app/domain/numbers/month.ts';
import { type JournalEntry, journalEntrySchema } from '@app/domain/order/journal-entry-schema.ts';
import { fromDocument } from '../store/documents.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { fillJournal } from './fill-journal.ts';
import { recordSeenRefund, refundOrder } from './refund-order.ts';

const REQUEST = { requestId: 'test' };
/** From the shop's first moment until half an hour before December begins in Seoul. */
const UNTIL_LAST_HALF_HOUR = (7 * 24 + 9) * 60 + 30;

/** Opens a shop, alone in its database, with an order that was paid in the last minute of November in Seoul. */
async function openBooks() {
  const { db } = isolatedProject();
  const shop = openShop({ db });
  const { deps } = shop;
  shop.pass(UNTIL_LAST_HALF_HOUR);
  const { id } = await shop.place();
  shop.pass(29);
  await shop.notify(id, { pay_date: '2026-11-30 23:58:40' });
  shop.pass(1);
  const entriesOf = async (month: string): Promise<JournalEntry[]> => {
    const { from, until } = monthSpan(month);
    const entries = db.collection(COLLECTIONS.journalEntries);
    const { docs } = await entries.where('bookedAt', '>=', from).where('bookedAt', '<', until).get();
    return docs.map((entry) => fromDocument(journalEntrySchema, entry)!);
  };
  const refund = (paymentNo: string, won: number) =>
    refundOrder(deps, id, { paymentNo, won, reason: '', by: 'sample-admin' }, REQUEST);
  return { ...shop, db, id, entriesOf, refund };
}

describe('money journal', () => {
  it('books a payment when it is recorded, with the time of the provider', async () => {
    const { id, entriesOf } = await openBooks();
    const [entry, ...others] = await entriesOf('2026-11');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      orderId: id,
      orderKind: 'product',
      bookedAt: new Date('2026-11-30T14:59:00Z'),
      providerAt: new Date('2026-11-30T14:58:40Z'),
      role: 'price',
      won: PRICE,
      vatWon: 1_909,
    });
  });

  it('books whatever follows later, so that a month that is over stays as it was', async () => {
    const shop = await openBooks();
    const { id, deps, entriesOf, refund, notify } = shop;
    const november = await entriesOf('2026-11');
    // Repetitions, a second payment, which is refunded at once, and that refund's notification.
    await notify(id);
    await notify(id, { mul_no: '1002', pay_date: '2026-11-30 23:59:50' });
    await notify(id, { mul_no: '1002', pay_state: '9', canceldate: '2026-11-30 23:59:55' });
    await refund('1001', 1_000);
    await notify(id, { pay_state: '70', price: '1000', canceldate: '2026-12-01 00:00:10' });
    // A refund that the provider makes later, one of unknown result, and two made at the provider.
    shop.provider.answer = { result: 'accepted' };
    await refund('1001', 2_000);
    await notify(id, { pay_state: '70', price: '2000', canceldate: '2026-12-01 00:00:20' });
    shop.provider.answer = new Error('no answer');
    await refund('1001', 3_000);
    shop.pass(60);
    const seen = { paymentNo: '1001', by: 'sample-admin' };
    await recordSeenRefund(deps, id, { ...seen, won: 3_000, isCommanded: true }, REQUEST);
    await recordSeenRefund(deps, id, { ...seen, won: 4_000, isCommanded: false }, REQUEST);
    await notify(id, { pay_state: '9', canceldate: '2026-12-01 02:00:00' });
    expect((await shop.stored(id)).ledger.state).toBe('refunded');
    const december = await entriesOf('2026-12');
    expect(december.map(({ won }) => won).toSorted((a, b) => b - a)).toEqual([
      PRICE,
      -1_000,
      -2_000,
      -3_000,
      -4_000,
      -11_000,
      -PRICE,
    ]);
    expect(await entriesOf('2026-11')).toEqual(november);
    expect([...november, ...december].reduce((sum, { vatWon }) => sum + vatWon, 0)).toBe(0);
  });

  it('is filled from earlier orders once, each entry on its own day', async () => {
    const { db, entriesOf, refund } = await openBooks();
    await refund('1001', 1_000);
    const months = () => Promise.all(['2026-11', '2026-12'].map(entriesOf));
    const before = await months();
    expect(before.map(({ length }) => length)).toEqual([1, 1]);
    for (const { id: entry } of before.flat())
      await db.collection(COLLECTIONS.journalEntries).doc(entry).delete();
    const broken = db.collection(COLLECTIONS.orders).doc('broken');
    await broken.set({ kind: 'product' });
    expect(await fillJournal(db)).toEqual({ booked: 2, unreadable: [broken.path] });
    expect(await months()).toEqual(before);
    expect(await fillJournal(db)).toMatchObject({ booked: 0 });
  });
});
