import { describe, expect, it } from 'vitest';
import { searchTokens } from '@app/domain/record-search/search-tokens.ts';
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

  it('queries what is due within a text', () => {
    expect(searchSelection('orders', { text: '9876', due: 'cashReceipt' })?.selection.where).toEqual([
      ['collection', '==', 'orders'],
      ['due', '==', 'cashReceipt'],
      ['tokens', 'array-contains', '9876'],
    ]);
  });

  it('compares all tokens of a text with an entry', () => {
    const { hasTokens, isExact } = searchSelection('bookings', { text: '이 9876' })!;
    expect([hasTokens(entryOf('이하나 01012349876')), hasTokens(entryOf('김하나 01012349876'))]).toEqual([
      true,
      false,
    ]);
    expect(isExact).toBe(false);
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
    expect(selection.isExact).toBe(true);
    expect(wholeSelection('bookings', { text: 'kim@gmail' })).toBeNull();
  });
});
