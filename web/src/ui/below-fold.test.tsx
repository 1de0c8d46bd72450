import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { BelowFold } from './below-fold.tsx';

/** What was shown, in this order. Of what is shown at once, React reports the inner parts first. */
const order: string[] = [];

function Part() {
  useLayoutEffect(() => void order.push('part'), []);
  return <p>A related product</p>;
}

function ProductPage() {
  useLayoutEffect(() => void order.push('page'), []);
  return (
    <>
      <h1>A product</h1>
      <BelowFold>
        <Part />
      </BelowFold>
    </>
  );
}

function List() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/product">A product</Link>
      <Link to="/product#related">Related products</Link>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address, '/product']} initialIndex={0}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/product" element={<ProductPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

const AT_ONCE = ['part', 'page'];
const AFTERWARDS = ['page', 'part'];

beforeEach(() => {
  order.length = 0;
});

it('is part of the first rendering when the page is loaded', () => {
  open('/product');
  expect(order).toEqual(AT_ONCE);
});

it('follows the rest of a page that a link has opened', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'A product' }));
  expect(order).toEqual(AFTERWARDS);
  expect(screen.getByText('A related product')).toBeTruthy();
});

it('is part of the first rendering when the visitor goes back or forward', async () => {
  open('/');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Forward' })));
  expect(order).toEqual(AT_ONCE);
});

it('is part of the first rendering when the link leads to an anchor', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'Related products' }));
  expect(order).toEqual(AT_ONCE);
});
