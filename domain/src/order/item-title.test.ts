import { expect, it } from 'vitest';
import { itemTitle } from './item-title.ts';

const GRINDS = {
  wholeBean: 'Whole bean',
  espresso: 'Espresso',
  mokaPot: 'Moka pot',
  handDrip: 'Pour-over',
  frenchPress: 'French press',
};
const item = { title: 'Sample Coffee', titleKr: '예시 커피' };

it.each([
  [{}, 'Sample Coffee'],
  [{ grind: 'espresso' }, 'Sample Coffee · Espresso'],
  [{ grind: 'wholeBean', weightGrams: 500 }, 'Sample Coffee · Whole bean · 500\u00a0g'],
] as const)('the title of an item with the options %j is %s', (options, title) => {
  expect(itemTitle({ ...item, ...options }, 'en', GRINDS)).toBe(title);
});

it('has the weight without a space in Korean', () => {
  expect(itemTitle({ ...item, weightGrams: 500 }, 'kr', GRINDS)).toBe('예시 커피 · 500g');
});
