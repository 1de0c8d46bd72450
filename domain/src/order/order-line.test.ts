import { expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '../testing/factories.ts';
import { firstLine, lineKey, priceOfLine } from './order-line.ts';

const shop = { shopId: 'sample-shop', makgeolliOnline: false };
const coffee = aCoffee({ grinds: ['espresso', 'handDrip'], largeWeightGrams: 500, largePriceKrw: 42_000 });

it('begins with one piece and the first options', () => {
  expect(firstLine(coffee)).toEqual({
    productId: coffee.id,
    quantity: 1,
    grind: 'espresso',
    weightGrams: 200,
  });
  const makgeolli = aMakgeolli();
  expect(firstLine(makgeolli)).toEqual({ productId: makgeolli.id, quantity: 1 });
});

it('has a key for its product and options', () => {
  const line = firstLine(coffee);
  expect(lineKey({ ...line, weightGrams: 500 })).not.toBe(lineKey(line));
  expect(lineKey({ ...firstLine(coffee), quantity: 3 } as typeof line)).toBe(lineKey(line));
});

it.each([
  ['the price of its bag', coffee, { grind: 'handDrip', weightGrams: 500 }, { won: 42_000 }],
  ['no product', null, {}, { problem: 'gone' }],
  ['a product that is sold out', aCoffee({ availability: 'out_of_stock' }), {}, { problem: 'soldOut' }],
  ['a product of which no piece is left', aCoffee({ hasNoneLeft: true }), {}, { problem: 'soldOut' }],
  ['makgeolli while it is not sold online', aMakgeolli(), {}, { problem: 'notOnline' }],
  ['a grind that is not offered', coffee, { grind: 'mokaPot', weightGrams: 200 }, { problem: 'options' }],
] as const)('has %s', (_, product, options, price) => {
  expect(priceOfLine(options, product, shop)).toEqual(price);
});

it('has no price without a shop', () => {
  expect(priceOfLine(firstLine(coffee), coffee, { ...shop, shopId: '' })).toEqual({ problem: 'notOnline' });
});
