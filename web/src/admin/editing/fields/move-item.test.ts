import { expect, it } from 'vitest';
import { moveItem } from './pictures-field.tsx';

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [2, -2, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
])('moves the element at %d by %d within the list bounds', (index, by, result) => {
  expect(moveItem(['a', 'b', 'c'], index, by)).toEqual(result);
});
