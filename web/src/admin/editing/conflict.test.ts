import { describe, expect, it } from 'vitest';
import { differencesOf, merged } from './conflict-panel.tsx';
import type { Field } from '../form/field.ts';

const FIELDS: readonly Field[] = [
  { kind: 'text', name: 'title', isTranslated: true },
  { kind: 'number', name: 'price', min: 0, max: 10, decimals: 0 },
  {
    kind: 'pictures',
    name: 'images',
    folder: 'products',
    max: 5,
    altName: 'imageAlts',
    focusName: 'imageFocuses',
    creditName: 'imageCredits',
  },
];
const base = { title: 'A', titleKr: '가', price: '1', images: [] };

describe('conflict between two edits', () => {
  it('reports no difference when both edits are equal', () => {
    const both = { ...base, title: 'B' };
    expect(differencesOf(FIELDS, { base, mine: both, theirs: { ...both } })).toEqual([]);
  });

  it.each([
    ['only they changed it', { ...base }, { ...base, titleKr: '나' }, 'titleKr', 'theirs'],
    ['only I changed it', { ...base, price: '2' }, { ...base }, 'price', 'mine'],
    ['both changed it', { ...base, title: 'B' }, { ...base, title: 'C' }, 'title', 'mine'],
    [
      'they added a picture',
      { ...base },
      { ...base, images: [{ path: 'products/a.png', alt: '', altKr: '', focus: '', credit: '' }] },
      'images',
      'theirs',
    ],
  ] as const)('where %s', (_, mine, theirs, name, proposed) => {
    expect(differencesOf(FIELDS, { base, mine, theirs }).map((each) => [each.name, each.proposed])).toEqual([
      [name, proposed],
    ]);
  });

  it('merges the chosen version of each field', () => {
    const mine = { ...base, title: 'B', price: '2' };
    const theirs = { ...base, title: 'C', price: '3' };
    expect(merged(mine, theirs, { title: 'theirs', price: 'mine' })).toEqual({
      ...base,
      title: 'C',
      price: '2',
    });
  });
});
