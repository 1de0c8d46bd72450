import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { FilteredProducts } from './filtered-products.tsx';

const COFFEES = Array.from({ length: 7 }, () => aCoffee());

const cards = () => screen.queryAllByRole('article').length;

/** The number of cards in the document when the list is first shown. */
let first = 0;

function List() {
  useLayoutEffect(() => {
    first = cards();
  }, []);
  return <FilteredProducts kind="coffee" products={COFFEES} />;
}

const open = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/en" element={<Link to="/en/coffee">Coffee</Link>} />
      <Route path="/en/coffee" element={<List />} />
    </Routes>,
  );

beforeEach(() => {
  first = 0;
});

describe('the cards of a list', () => {
  it('are all part of the first rendering when the page is loaded', () => {
    open('/en/coffee');
    expect(first).toBe(7);
  });

  it('follow the first six when a link has opened the page', async () => {
    open('/en');
    await userEvent.click(screen.getByRole('link', { name: 'Coffee' }));
    expect(first).toBe(6);
    expect(cards()).toBe(7);
  });
});
