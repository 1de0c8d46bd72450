import { describe, expect, it } from 'vitest';
import { aCoffee, aFaq } from '../testing/factories.ts';
import { translationStatus } from './translation-status.ts';

describe('how far an item is translated', () => {
  it('is all of the way when every text has its twin', () => {
    expect(translationStatus(aCoffee())).toEqual({ texts: 5, missing: [] });
  });

  it.each([
    [{ titleKr: '' }, ['title']],
    [{ brewGuide: '' }, ['brewGuide']],
    [{ tastingNotesKr: [], shortDescKr: '' }, ['shortDesc', 'tastingNotes']],
    [{ imageAlts: ['A cup', ''], imageAltsKr: ['', ''] }, ['imageAlts']],
  ])('names the fields with one half alone: %j', (changes, missing) => {
    expect(translationStatus(aCoffee(changes)).missing.toSorted()).toEqual(missing);
  });

  it('does not count what says nothing in either language', () => {
    expect(translationStatus(aCoffee({ brewGuide: '', brewGuideKr: '' })).texts).toBe(4);
    expect(translationStatus(aFaq())).toEqual({ texts: 2, missing: [] });
  });
});
