import { describe, expect, it } from 'vitest';
import { joinList, splitList, toggleInList } from './list-text.ts';

describe('comma-separated list input', () => {
  it.each([
    ['floral, jasmine', ['floral', 'jasmine']],
    [' floral ,, jasmine , ', ['floral', 'jasmine']],
    ['', []],
    [' , ', []],
    ['재스민,  복숭아', ['재스민', '복숭아']],
  ])('parses %j as %j', (text, list) => expect(splitList(text)).toEqual(list));

  it('joins the entries with commas', () => {
    expect(joinList(['floral', 'jasmine'])).toBe('floral, jasmine');
  });

  it('toggles a suggested entry on and off', () => {
    expect(toggleInList('floral,', 'daily')).toBe('floral, daily');
    expect(toggleInList('floral, daily', 'floral')).toBe('daily');
  });
});
