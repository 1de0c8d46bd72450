import { describe, expect, it } from 'vitest';
import { searchEntry } from '@app/domain/record-search/search-entry.ts';
import { searchTokens } from '@app/domain/record-search/search-tokens.ts';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { queryOf } from '../live/selection.ts';
import { searchSelection, wholeSelection } from './use-found-items.ts';

const entryOf = (text: string) => ({ tokens: searchTokens([{ text, findBy: 'any part' }]) });

describe('search selection', () => {
  it('queries the most selective token within the filters of the list', () => {
    expect(
      searchSelection('bookings', { text: '이 9876', state: 'pending', event: 'e1' })?.selection,
    ).toEqual({
      where: [
        ['collection', '==', 'bookings'],
        ['state', '==', 'pending'],
        ['event', '==', 'e1'],
        ['tokens', 'array-contains', '9876'],
      ],
      orderBy: ['at', 'desc'],
    });
  });

  it('compares all tokens of a text with an entry', () => {
    const { hasTokens } = searchSelection('bookings', { text: '이 9876' })!;
    expect([hasTokens(entryOf('이하나 01012349876')), hasTokens(entryOf('김하나 01012349876'))]).toEqual([
      true,
      false,
    ]);
  });

  it('counts the entries that have all tokens of a text and all filters of the list', () => {
    const filters = { isPublished: false };
    const { counted } = searchSelection('products', { text: '구지 내추럴', state: '', filters })!;
    expect(counted).toEqual({
      where: ['collection:products', 'isPublished:false', '내추럴', '구지'].map((key) => [
        ['has', key],
        '==',
        true,
      ]),
    });
    const entry = searchEntry('products', aCoffee({ titleKr: '구지 내추럴', isPublished: false }));
    expect(entry.has).toMatchObject({ 'collection:products': true, 'isPublished:false': true, 내추럴: true });
  });

  it('does not count the entries of a text with more tokens than Firestore compares', () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    expect(searchSelection('bookings', { text })?.counted).toBeNull();
  });

  it('does not search for a single Latin letter', () => {
    expect(searchSelection('bookings', { text: 'a' })).toBeNull();
  });

  it('queries a whole address or number by its own token, within the filters of the list', () => {
    const selection = wholeSelection('bookings', { text: 'Kim@Gmail.com', event: 'e1' })!;
    expect(selection.selection.where).toEqual([
      ['collection', '==', 'bookings'],
      ['event', '==', 'e1'],
      ['tokens', 'array-contains', 'kim@gmail.com'],
    ]);
    expect(wholeSelection('bookings', { text: 'kim@gmail' })).toBeNull();
  });

  it('counts by an address, whose dots are no path', () => {
    const { counted } = wholeSelection('bookings', { text: 'kim@gmail.com' })!;
    expect(counted?.where?.at(-1)).toEqual([['has', 'kim@gmail.com'], '==', true]);
    expect(() => queryOf('searchEntries', counted!)).not.toThrow();
  });
});
