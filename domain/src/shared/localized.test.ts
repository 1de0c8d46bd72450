import { describe, expect, it } from 'vitest';
import { aCoffee } from '../testing/factories.ts';
import { localized } from './localized.ts';

describe('localized text', () => {
  it('is Korean when the language is Korean and there is a Korean text', () => {
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
