import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Selection } from '../live/selection.ts';
import { useSort } from './use-sort.ts';

const FIELDS = { name: 'titleKr', price: 'price' };

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=products'));

function List({ where }: { where?: Selection['where'] }) {
  const { sorting, orderBy } = useSort(FIELDS, ['createdAt', 'desc'], where);
  return (
    <>
      <output>{orderBy.join(' ')}</output>
      <p>Sorts by {sorting.keys.join(', ')}</p>
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

it('offers no sorting by the field of a filter, whose items all have the same value', () => {
  window.history.replaceState(null, '', '/admin?sort=price');
  render(<List where={[['price', '==', 100]]} />, { wrapper: BrowserRouter });
  expect(shown()).toBe('createdAt desc');
  expect(screen.getByText('Sorts by name')).toBeTruthy();
});
