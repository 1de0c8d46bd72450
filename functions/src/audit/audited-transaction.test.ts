import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '@app/domain/audit/audit-entry-schema.ts';
import { aBooking, aContactSubmission, aCoffee, aFaq } from '@app/domain/testing/factories.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { firestoreTransactions, type RunTransaction } from '../store/transaction.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { withAuditLog } from './audited-transaction.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const { db } = isolatedProject();
const clock = { now: () => NOW, wait: async () => {} };
const { transaction } = withAuditLog({ db, transaction: firestoreTransactions(db), clock }, 'admin-uid');

const documentOf = (collection: string, item: { id: string }) => db.collection(collection).doc(item.id);

async function entriesOf({ id }: { id: string }) {
  const { docs } = await db.collection('auditLog').where('item', '==', id).get();
  return docs.map((entry) => {
    const { id: _id, ...fields } = fromDocument(auditEntrySchema, entry)!;
    return fields;
  });
}

async function stored<Item extends { id: string }>(collection: string, item: Item) {
  const document = documentOf(collection, item);
  await document.set(toDocument(item));
  return document;
}

describe('audited transaction', () => {
  it('records a created document', async () => {
    const faq = aFaq();
    await transaction(async (tx) => tx.create(documentOf('faqs', faq), toDocument(faq)));
    const [entry, ...others] = await entriesOf(faq);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      who: 'admin-uid',
      what: 'created',
      when: NOW,
      collection: 'faqs',
      changes: { question: { after: faq.question } },
    });
  });

  it.each([
    ['records a stock that is set', 'products', ['productStock']],
    ['leaves out the stock that an order takes or returns, which its history tells', 'orders', []],
  ])('%s', async (_, other, collections) => {
    const stock = { id: crypto.randomUUID() };
    const document = documentOf('productStock', stock);
    await document.set({ left: 4 });
    await transaction(async (tx) => {
      await tx.getAll(document);
      tx.update(document, { left: 5 });
      tx.set(documentOf(other, { id: crypto.randomUUID() }), { state: 'cancelled' });
    });
    expect((await entriesOf(stock)).map(({ collection }) => collection)).toEqual(collections);
  });

  it('records the fields that an update changes', async () => {
    const contact = aContactSubmission();
    const document = await stored('contacts', contact);
    await transaction(async (tx) => {
      await tx.getAll(document);
      tx.update(document, { isRead: true });
    });
    expect(await entriesOf(contact)).toMatchObject([
      { what: 'updated', changes: { isRead: { before: false, after: true } } },
    ]);
  });

  it('records what a replacement changes, also across several writes of one transaction', async () => {
    const coffee = aCoffee({ price: 1350 });
    const document = await stored('products', coffee);
    await transaction(async (tx) => {
      await tx.getAll(document);
      tx.set(document, toDocument(aCoffee({ ...coffee, price: 1400 })));
      tx.update(document, { price: 1500 });
    });
    const entries = await entriesOf(coffee);
    expect(entries.map(({ what }) => what)).toEqual(['updated', 'updated']);
    expect(entries.map(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { price: { before: 1350, after: 1400 } },
        { price: { before: 1400, after: 1500 } },
      ]),
    );
  });

  it('records a deletion without the data that a visitor entered', async () => {
    const booking = aBooking(crypto.randomUUID(), { name: 'secret', email: 'secret@example.com' });
    const document = await stored('bookings', booking);
    await transaction(async (tx) => {
      await tx.getAll(document);
      tx.delete(document);
    });
    const [entry] = await entriesOf(booking);
    expect(entry).toMatchObject({ what: 'deleted', collection: 'bookings', changes: { email: {} } });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  it('records nothing when nothing changes or when the collection is not audited', async () => {
    const faq = aFaq();
    const document = await stored('faqs', faq);
    const seats = { id: crypto.randomUUID(), booked: 3 };
    await transaction(async (tx) => {
      await tx.getAll(document);
      tx.set(document, toDocument(faq));
      tx.set(documentOf('eventSeats', seats), toDocument(seats));
    });
    expect(await entriesOf(faq)).toEqual([]);
    expect(await entriesOf(seats)).toEqual([]);
  });

  it('records nothing of a subcollection that is called like an audited collection', async () => {
    const step = { id: crypto.randomUUID(), type: 'sent' };
    await transaction(async (tx) =>
      tx.create(db.doc(`orders/${crypto.randomUUID()}/events/${step.id}`), { type: step.type }),
    );
    expect(await entriesOf(step)).toEqual([]);
  });

  it('records nothing when the transaction fails', async () => {
    const faq = aFaq();
    const failing = transaction(async (tx) => {
      tx.create(documentOf('faqs', faq), toDocument(faq));
      throw new Error('sample failure');
    });
    await expect(failing).rejects.toThrow('sample failure');
    expect(await entriesOf(faq)).toEqual([]);
  });

  it('records a change once when the transaction is retried', async () => {
    const faq = aFaq();
    let tries = 0;
    const retrying: RunTransaction = (work) =>
      firestoreTransactions(db)(async (tx) => {
        const result = await work(tx);
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('sample contention'), { code: 10 });
        return result;
      });
    await withAuditLog({ db, transaction: retrying, clock }, 'admin-uid').transaction(async (tx) =>
      tx.create(documentOf('faqs', faq), toDocument(faq)),
    );
    expect(tries).toBe(3);
    expect(await entriesOf(faq)).toHaveLength(1);
  });
});
