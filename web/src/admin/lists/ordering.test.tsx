import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoveControls, moveItem, useDragging } from './ordering.tsx';

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [2, -2, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
])('moves the element at %d by %d within the list bounds', (index, by, result) => {
  expect(moveItem(['a', 'b', 'c'], index, by)).toEqual(result);
});

function Letters() {
  const [letters, setLetters] = useState<readonly string[]>(['a', 'b', 'c']);
  const move = (index: number, by: number) => setLetters((before) => moveItem(before, index, by));
  const propsOf = useDragging(move);
  return letters.map((letter, index) => (
    <li key={letter} {...propsOf(index).item}>
      {letter}
      <MoveControls
        index={index}
        count={letters.length}
        earlier={`${letter} up`}
        later={`${letter} down`}
        onMove={move}
        handle={propsOf(index).handle}
      />
    </li>
  ));
}

const letters = () => screen.getAllByRole('listitem').map((item) => item.textContent[0]);
const itemOf = (letter: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent[0] === letter)!;
const handleOf = (letter: string) => itemOf(letter).querySelector('[draggable]')!;
const dataTransfer = { setData: () => {} };

it('moves an item to where it is dropped, and by its buttons', () => {
  render(<Letters />);
  fireEvent.dragStart(handleOf('c'), { dataTransfer });
  fireEvent.drop(itemOf('a'));
  expect(letters()).toEqual(['c', 'a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: 'c down' }));
  expect(letters()).toEqual(['a', 'c', 'b']);
});

it('moves nothing when something else is dropped, or the drag has ended elsewhere', () => {
  render(<Letters />);
  fireEvent.drop(itemOf('a'));
  fireEvent.dragStart(handleOf('c'), { dataTransfer });
  fireEvent.dragEnd(handleOf('c'));
  fireEvent.drop(itemOf('a'));
  expect(letters()).toEqual(['a', 'b', 'c']);
});
