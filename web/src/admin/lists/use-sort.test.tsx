import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useSort, withinFilter } from './use-sort.ts';

const FIELDS = { name: 'titleKr', price: 'price' };

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=products'));

function List() {
  const { sorting, orderBy } = useSort(FIELDS, ['createdAt', 'desc']);
  return (
    <>
      <output>{orderBy.join(' ')}</output>
      <button onClick={() => sorting.choose({ key: 'price', direction: 'desc' })}>Price</button>
      <button onClick={() => sorting.choose(null)}>Own order</button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

it('stores the chosen column in the address and orders the query by its field', () => {
  render(<List />, { wrapper: BrowserRouter });
  expect(shown()).toBe('createdAt desc');
  fireEvent.click(screen.getByText('Price'));
  expect([shown(), window.location.search]).toEqual(['price desc', '?tab=products&sort=-price']);
  fireEvent.click(screen.getByText('Own order'));
  expect([shown(), window.location.search]).toEqual(['createdAt desc', '?tab=products']);
});

it.each([
  ['name', 'titleKr asc'],
  ['-name', 'titleKr desc'],
  ['secret', 'createdAt desc'],
  ['constructor', 'createdAt desc'],
])('reads %j from the address', (text, expected) => {
  window.history.replaceState(null, '', `/admin?sort=${text}`);
  render(<List />, { wrapper: BrowserRouter });
  expect(shown()).toBe(expected);
});

it('offers only the own order of a list within a filter', () => {
  expect(withinFilter({ name: 'name', sent: 'createdAt' }, ['createdAt', 'desc'])).toEqual({
    sent: 'createdAt',
  });
});
