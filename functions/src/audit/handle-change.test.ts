import { BRAND } from '@app/domain/brand.ts';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee } from '@app/domain/testing/factories.ts';
import type { LogEntry } from '../http/log.ts';
import { toDocument } from '../store/documents.ts';
import { firestoreTransactions } from '../store/transaction.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { auditEntriesOf } from '../../testing/stored.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { handleChange } from './handle-change.ts';

const { db, bucket } = isolatedProject();
const { outbox, clock } = emulatedApp({ db }).deps;
const AUTHOR = { authType: 'unknown', authId: 'admin-uid' };

const DEPS = {
  db,
  bucket,
  transaction: firestoreTransactions(db),
  outbox,
  payments: undefined,
  paymentSettings: BRAND.payment,
  clock,
  log: () => {},
  ownServiceAccount: async () => undefined,
};

/** Deletes a product that is the only one to show an image, and handles the change while some services fail. */
async function deleteProduct(changes: { db?: typeof db; bucket?: typeof bucket }) {
  const path = `products/${crypto.randomUUID()}.webp`;
  await bucket.file(path).save('sample', { resumable: false });
  const { id, ...product } = aCoffee({ images: [path] });
  const change = {
    document: db.collection(COLLECTIONS.products).doc(id),
    before: toDocument({ id, ...product }),
    after: undefined,
  };
  const lines: LogEntry[] = [];
  const log = (line: LogEntry) => lines.push(line);
  const deps = { ...DEPS, log };
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  return {
    id,
    lines,
    fail: () => handleChange({ ...deps, ...changes }, change, AUTHOR, event),
    again: () => handleChange(deps, change, AUTHOR, event),
    entries: async () => (await auditEntriesOf(db, id)).length,
    isShown: async () => (await bucket.file(path).exists())[0],
  };
}

it('records a change whose images cannot be removed, and removes them when it is retried', async () => {
  const broken = withOverrides(bucket, {
    file() {
      throw new Error('Storage is unavailable.');
    },
  });
  const { fail, again, lines, entries, isShown } = await deleteProduct({ bucket: broken });
  await expect(fail()).rejects.toThrow('unused pictures');
  expect(lines).toMatchObject([{ severity: 'ERROR', message: 'part failed', part: 'unused pictures' }]);
  expect([await entries(), await isShown()]).toEqual([1, true]);
  await again();
  expect([await entries(), await isShown()]).toEqual([1, false]);
});

it('removes the images of a change that cannot be recorded, and records it when it is retried', async () => {
  const broken = withOverrides(db, {
    collection(name: string) {
      if (name === COLLECTIONS.auditLog) throw new Error('The entry cannot be written.');
      return db.collection(name);
    },
  });
  const { fail, again, entries, isShown } = await deleteProduct({ db: broken });
  await expect(fail()).rejects.toThrow('audit entry');
  expect([await entries(), await isShown()]).toEqual([0, false]);
  await again();
  expect([await entries(), await isShown()]).toEqual([1, false]);
});

it.each([
  ['removes the stock of a deleted product', false],
  ['keeps the stock of a product that exists again when its deletion is handled late', true],
])('%s', async (_, existsAgain) => {
  const { id, again } = await deleteProduct({});
  const stock = db.collection(COLLECTIONS.productStock).doc(id);
  await stock.set({ left: 3 });
  if (existsAgain)
    await db
      .collection(COLLECTIONS.products)
      .doc(id)
      .set(toDocument(aCoffee({ id })));
  await again();
  expect((await stock.get()).exists).toBe(existsAgain);
});

it('counts what is not translated', async () => {
  const product = aCoffee({ title: 'Blend', titleKr: '' });
  const document = db.collection(COLLECTIONS.products).doc(product.id);
  const after = toDocument(product);
  await document.set(after);
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  await handleChange(DEPS, { document, before: undefined, after }, AUTHOR, event);
  const summary = await db.collection(COLLECTIONS.contentStatus).doc('current').get();
  expect(summary.get('products')).toMatchObject({ total: 1, items: [{ id: product.id, title: 'Blend' }] });
});
