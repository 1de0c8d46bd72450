import { describe, expect, it } from 'vitest';
import { joinList, splitList, toggleInList } from './list-text.ts';

describe('a typed list', () => {
  it.each([
    ['floral, jasmine', ['floral', 'jasmine']],
    [' floral ,, jasmine , ', ['floral', 'jasmine']],
    ['', []],
    [' , ', []],
    ['재스민,  복숭아', ['재스민', '복숭아']],
  ])('%j is %j', (text, list) => expect(splitList(text)).toEqual(list));

  it('reads as it was written', () => {
    expect(joinList(['floral', 'jasmine'])).toBe('floral, jasmine');
  });

  it('takes a known word and gives it back', () => {
    expect(toggleInList('floral,', 'daily')).toBe('floral, daily');
    expect(toggleInList('floral, daily', 'floral')).toBe('daily');
  });
});
