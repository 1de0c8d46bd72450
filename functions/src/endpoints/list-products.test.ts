import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from '@app/domain/api/products.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { toDocument } from '../store/documents.ts';
import { emulatedApp, expectProblem } from '../../testing/emulated.ts';

describe('list of products', () => {
  const { app, deps } = emulatedApp();
  const store = (product: Product) =>
    deps.db.collection(COLLECTIONS.products).doc(product.id).set(toDocument(product));
  const list = async (query = '') => {
    const response = await app.request(contract.listProducts.path + query);
    expect(response.status).toBe(200);
    return z
      .array(z.looseObject({ id: z.string(), type: z.string(), title: z.string() }))
      .parse(await response.json());
  };

  it('contains each product as stored, dates as ISO strings', async () => {
    const coffee = aCoffee();
    await store(coffee);
    const listed = (await list()).find(({ id }) => id === coffee.id);
    expect(listed).toEqual(JSON.parse(JSON.stringify(coffee)));
  });

  it('contains all products, or those of one type', async () => {
    const [coffee, makgeolli] = [aCoffee(), aMakgeolli()];
    await Promise.all([store(coffee), store(makgeolli)]);
    const ids = async (query?: string) => (await list(query)).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([coffee.id, makgeolli.id]));
    expect(await ids('?type=coffee')).toContain(coffee.id);
    expect(await ids('?type=coffee')).not.toContain(makgeolli.id);
    expect(new Set((await list('?type=makgeolli')).map(({ type }) => type))).toEqual(new Set(['makgeolli']));
  });

  it('is sorted by title', async () => {
    await Promise.all([store(aCoffee({ title: 'Zebra' })), store(aCoffee({ title: 'apple' }))]);
    const titles = (await list()).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted());
  });

  it.each([
    ['?type=tea', 'type'],
    ['?type=', 'type'],
    ['?type=coffee&type=makgeolli', 'type'],
    ['?colour=red', 'colour'],
    ['?__proto__=1', '__proto__'],
  ])('refuses %s', async (query, field) => {
    const response = await app.request(contract.listProducts.path + query);
    const { errors } = await expectProblem(response, 400, 'validation_failed');
    expect(errors.map((error) => error.field)).toEqual([field]);
  });
});
