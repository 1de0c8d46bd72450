import { describe, expect, it } from 'vitest';
import { aCoffee } from '../testing/factories.ts';
import { toSingleLanguage } from './single-language.ts';
import { localized } from './localized.ts';

describe('localized', () => {
  it('returns the Korean text in Korean and the base text in English', () => {
    const coffee = aCoffee({ title: 'Morning', titleKr: '아침' });
    expect(localized(coffee, 'title', 'kr')).toBe('아침');
    expect(localized(coffee, 'title', 'en')).toBe('Morning');
  });

  it('falls back to the base text when the Korean one is empty', () => {
    const coffee = aCoffee({ title: 'Morning', titleKr: '', tastingNotes: ['plum'], tastingNotesKr: [] });
    expect(localized(coffee, 'title', 'kr')).toBe('Morning');
    expect(localized(coffee, 'tastingNotes', 'kr')).toEqual(['plum']);
  });
});

describe('toSingleLanguage', () => {
  const coffee = aCoffee({
    title: 'Morning',
    titleKr: '아침',
    shortDesc: 'Mild.',
    shortDescKr: '',
    tastingNotes: ['plum'],
    tastingNotesKr: ['자두'],
    priceKrw: 18_000,
  });

  it.each(['kr', 'en'] as const)('keeps the texts of the language and removes all others: %s', (language) => {
    const [only] = toSingleLanguage([coffee], language) as (typeof coffee)[];
    for (const field of ['title', 'shortDesc', 'tastingNotes'] as const)
      expect(localized(only!, field, language)).toEqual(localized(coffee, field, language));
    expect(Object.keys(only!).filter((field) => field.endsWith('Kr'))).toEqual([]);
    expect(only).toMatchObject({ priceKrw: 18_000, createdAt: coffee.createdAt });
    expect(JSON.stringify(only)).not.toContain(language === 'kr' ? 'Morning' : '아침');
  });

  it('keeps both languages of the given fields', () => {
    expect(toSingleLanguage(coffee, 'en', ['titleKr'])).toMatchObject({ title: 'Morning', titleKr: '아침' });
  });

  it.each([null, 'text', 3, new Date(0)])('returns a value that is not an item unchanged: %s', (value) => {
    expect(toSingleLanguage(value, 'kr')).toBe(value);
  });
});
