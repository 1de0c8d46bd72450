import { describe, expect, it } from 'vitest';
import { readStoryFilter, writeStoryFilter } from './filter-search-params.ts';

describe('the filter of stories in the address', () => {
  it.each([
    ['', { search: '', tag: '' }],
    ['q=guji', { search: 'guji', tag: '' }],
    ['tag=craft', { search: '', tag: 'craft' }],
    ['q=%EA%B5%AC%EC%A7%80&tag=craft', { search: '구지', tag: 'craft' }],
    ['q=a+%26+b', { search: 'a & b', tag: '' }],
  ])('"%s" is read and written again', (address, filter) => {
    expect(readStoryFilter(new URLSearchParams(address))).toEqual(filter);
    expect(writeStoryFilter(filter).toString()).toBe(address);
  });

  it('leaves out a search of nothing but space', () => {
    expect(writeStoryFilter({ search: '  ', tag: '' }).toString()).toBe('');
  });
});
