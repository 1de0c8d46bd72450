import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { productSchema } from '@app/domain/product/product-schema.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { fromDocument, toDocument } from './documents.ts';

describe('documents', () => {
  const { deps } = emulatedApp();
  const documents = deps.db.collection('products');

  it('store an item under its id and return it unchanged', async () => {
    const coffee = aCoffee({ priceKrw: undefined, createdAt: new Date('2026-01-02T03:04:05.678Z') });
    const document = documents.doc(coffee.id);
    await document.set(toDocument(coffee));
    const snapshot = await document.get();
    expect(Object.keys(snapshot.data()!)).not.toContain('id');
    expect(Object.keys(snapshot.data()!)).not.toContain('priceKrw');
    const { priceKrw: _, ...rest } = coffee;
    expect(fromDocument(productSchema, snapshot)).toEqual(rest);
    await document.delete();
  });

  it('return undefined when they do not exist', async () => {
    expect(fromDocument(productSchema, await documents.doc(crypto.randomUUID()).get())).toBeUndefined();
  });

  it('are refused when they do not match the schema', async () => {
    const document = deps.db.collection('misfits').doc(crypto.randomUUID());
    await document.set({ ...toDocument(aCoffee()), price: 'dear' });
    const snapshot = await document.get();
    expect(() => fromDocument(productSchema, snapshot)).toThrow(ZodError);
  });
});
