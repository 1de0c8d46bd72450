import { expect, it } from 'vitest';
import { freeSlots } from './upload-state.ts';

it('counts each chosen file once: files that are stored already reduce the room of the item', () => {
  // Five places; two of three chosen files are stored and part of the item, so that three places are left of five.
  expect(freeSlots(3, ['done', 'done', 'sending'])).toBe(2);
});

it('does not count files that were refused', () => {
  expect(freeSlots(2, ['refused', 'ready'])).toBe(1);
});
