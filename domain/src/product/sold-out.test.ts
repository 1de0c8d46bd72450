import { expect, it } from 'vitest';
import { isSoldOut, shownAvailability } from './sold-out.ts';

it.each([
  ['in_stock', undefined, 'in_stock'],
  ['in_stock', false, 'in_stock'],
  ['in_stock', true, 'out_of_stock'],
  ['seasonal', false, 'seasonal'],
  ['seasonal', true, 'out_of_stock'],
  ['out_of_stock', undefined, 'out_of_stock'],
  ['out_of_stock', false, 'out_of_stock'],
] as const)('a product that is %s with hasNoneLeft %s is shown as %s', (availability, hasNoneLeft, shown) => {
  const product = { availability, hasNoneLeft };
  expect(shownAvailability(product)).toBe(shown);
  expect(isSoldOut(product)).toBe(shown === 'out_of_stock');
});
