import { expect, it } from 'vitest';
import { searchEntries } from '@app/domain/search/search-entries.ts';
import { productEntry } from '@app/domain/search/search-entry.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { productLabels } from './read-search-index.ts';

const coffee = aCoffee({ roastLevel: 'dark', origin: 'Kenya' });
const sweet = aMakgeolli({ sweetnessLevel: 4, carbonation: 'sparkling', abv: 6.5 });
const medium = aMakgeolli({ sweetnessLevel: 3, carbonation: 'still', abv: 12 });
const entries = [coffee, sweet, medium].map((product) => productEntry(product, productLabels(product)));

it.each([
  ['강볶음', [coffee]],
  ['Kenya', [coffee]],
  ['달콤함', [sweet]],
  ['sparkling', [sweet]],
  ['6.5%', [sweet]],
  ['단맛 보통', [medium]],
  ['medium sweet', [medium]],
  ['12%', [medium]],
])('finds products by a word on their card or page: %s', (search, found) => {
  expect(searchEntries(entries, search, new Date()).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
});
