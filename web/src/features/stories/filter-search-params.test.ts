import { describe, expect, it } from 'vitest';
import { readStoryFilter, writeStoryFilter } from './filter-search-params.ts';

describe('story filter in the URL', () => {
  it.each([
    ['', { search: '', tag: '' }],
    ['q=guji', { search: 'guji', tag: '' }],
    ['tag=craft', { search: '', tag: 'craft' }],
    ['q=%EA%B5%AC%EC%A7%80&tag=craft', { search: '구지', tag: 'craft' }],
    ['q=a+%26+b', { search: 'a & b', tag: '' }],
  ])('round-trips "%s"', (address, filter) => {
    expect(readStoryFilter(new URLSearchParams(address))).toEqual(filter);
    expect(writeStoryFilter(filter).toString()).toBe(address);
  });

  it('omits a search of white space only', () => {
    expect(writeStoryFilter({ search: '  ', tag: '' }).toString()).toBe('');
  });
});
