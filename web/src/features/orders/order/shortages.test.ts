import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { problemAfter, shortagesOf } from './shortages.ts';

const line = (productId: string, quantity: number, grind: 'espresso' | 'handDrip' = 'espresso') => ({
  productId,
  quantity,
  grind,
});

/** Returns the API's refusal of an order, which names lines. */
const refusal = (code: 'out_of_stock' | 'price_changed', ...indexes: number[]) =>
  new ApiError(409, 'Conflict', {
    title: 'Refused',
    detail: '',
    status: 409,
    code,
    requestId: 'sample',
    errors: indexes.map((index) => ({ field: `items.${index}.quantity`, message: 'Not enough is left' })),
  });

it('finds a product sold out of which one piece was ordered, and others short', () => {
  const lines = [line('a', 1), line('b', 2), line('c', 1)];
  const shortages = shortagesOf(refusal('out_of_stock', 0, 1), lines);
  expect(lines.map((each) => problemAfter(shortages, each))).toEqual(['soldOut', 'shortage', undefined]);
});

it('finds a product short of which two lines have one piece each', () => {
  const lines = [line('a', 1), line('a', 1, 'handDrip')];
  const shortages = shortagesOf(refusal('out_of_stock', 0, 1), lines);
  expect(lines.map((each) => problemAfter(shortages, each))).toEqual(['shortage', 'shortage']);
});

it('finds no shortage once fewer pieces are chosen', () => {
  const shortages = shortagesOf(refusal('out_of_stock', 0), [line('a', 3)]);
  const problems = [2, 3, 4].map((quantity) => problemAfter(shortages, line('a', quantity)));
  expect(problems).toEqual([undefined, 'shortage', 'shortage']);
});

it('finds no shortage in any other refusal', () => {
  expect(shortagesOf(refusal('price_changed', 0), [line('a', 1)])).toEqual([]);
  expect(shortagesOf(new TypeError('Failed to fetch'), [line('a', 1)])).toEqual([]);
});
