import { describe, expect, it } from 'vitest';
import { aStoreLocation } from '../testing/factories.ts';
import { matchesStoreSearch, sortStores } from './store-search.ts';

const seochon = aStoreLocation({
  name: 'Byeotdam Seochon',
  nameKr: '볕담 서촌',
  address: '7 Jahamun-ro, Seoul',
  addressKr: '서울 자하문로 7',
});
const untranslated = aStoreLocation({ name: 'Annex', nameKr: '', address: '1 Pier, Busan', addressKr: '' });

describe('store search', () => {
  it.each([
    ['SEOCHON', 'en', true],
    ['jahamun', 'en', true],
    ['ahamun-ro, s', 'en', true],
    ['  seochon ', 'en', true],
    ['(seochon)', 'en', true],
    ['“Seochon”?', 'en', true],
    ['jahamun-ro,seoul', 'en', true],
    ['', 'en', true],
    ['gangneung', 'en', false],
    ['서촌', 'en', false],
    ['서촌', 'kr', true],
    ['자하문로 7', 'kr', true],
    ['seochon', 'kr', false],
    ['02-000', 'kr', false],
  ] as const)('matches %j in %s: %s', (query, language, found) => {
    expect(matchesStoreSearch(seochon, query, language)).toBe(found);
  });

  it('falls back to the base text when there is no Korean one', () => {
    expect(matchesStoreSearch(untranslated, 'annex', 'kr')).toBe(true);
    expect(matchesStoreSearch(untranslated, 'busan', 'kr')).toBe(true);
  });

  it('sorts by the name in the language of the page', () => {
    const gangneung = aStoreLocation({ name: 'Byeotdam Zeal', nameKr: '볕담 강릉' });
    expect(sortStores([seochon, gangneung], 'en')).toEqual([seochon, gangneung]);
    expect(sortStores([seochon, gangneung], 'kr')).toEqual([gangneung, seochon]);
  });
});
