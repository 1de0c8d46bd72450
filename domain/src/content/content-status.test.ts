import { describe, expect, it } from 'vitest';
import { aCoffee, aFaq, aStoreLocation } from '../testing/factories.ts';
import { missingLanguages, untranslatedItem } from './content-status.ts';

describe('missingLanguages', () => {
  it.each([
    ['nothing of a translated item', { title: 'Blend', titleKr: '블렌드' }, []],
    ['nothing of texts that are empty in both', { title: '', titleKr: '', notes: [], notesKr: [] }, []],
    ['Korean', { title: 'Blend', titleKr: '' }, ['kr']],
    ['English', { title: 'Blend', titleKr: '블렌드', notes: [''], notesKr: ['감귤'] }, ['en']],
    ['both', { title: 'Blend', titleKr: '', notesKr: ['감귤'] }, ['kr', 'en']],
  ] as const)('names %s', (_, item, expected) => {
    expect(missingLanguages(item)).toEqual(expected);
  });
});

describe('untranslatedItem', () => {
  it.each([
    ['products', aCoffee({ title: 'Blend', titleKr: '' }), 'Blend', ''],
    ['storeLocations', aStoreLocation({ name: 'Shop', nameKr: '' }), 'Shop', ''],
    ['faqs', aFaq({ question: 'Where?', questionKr: '' }), 'Where?', ''],
  ] as const)('names an item of %s by its title', (collection, { id, ...fields }, title, titleKr) => {
    expect(untranslatedItem(collection, id, fields)).toMatchObject({ id, title, titleKr, missing: ['kr'] });
  });

  it.each([
    ['that is translated', { title: 'Blend', titleKr: '블렌드' }],
    ['that does not exist', undefined],
  ])('returns nothing for an item %s', (_, fields) => {
    expect(untranslatedItem('products', 'a', fields)).toBeUndefined();
  });
});
