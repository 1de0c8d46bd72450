import { describe, expect, it } from 'vitest';
import { aCoffee, aFaq } from '../testing/factories.ts';
import { translationStatus } from './translation-status.ts';

describe('translationStatus', () => {
  it('reports nothing missing when every text has both languages', () => {
    expect(translationStatus(aCoffee())).toEqual({ texts: 10, missing: [] });
  });

  it.each([
    [{ titleKr: '' }, ['title']],
    [{ brewGuide: '' }, ['brewGuide']],
    [{ tastingNotesKr: [], shortDescKr: '' }, ['shortDesc', 'tastingNotes']],
    [{ imageAlts: ['A cup', ''], imageAltsKr: ['', ''] }, ['imageAlts']],
  ])('reports the fields with text in one language only: %j', (changes, missing) => {
    expect(translationStatus(aCoffee(changes)).missing.toSorted()).toEqual(missing);
  });

  it('does not count fields that are empty in both languages', () => {
    expect(translationStatus(aCoffee({ brewGuide: '', brewGuideKr: '' })).texts).toBe(9);
    expect(translationStatus(aFaq())).toEqual({ texts: 3, missing: [] });
  });
});
