import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openPageAt } from '../testing/page-address.ts';
import { useSearchParamsState } from './use-search-params-state.ts';

function Stores() {
  const [store, select] = useSearchParamsState(
    (address) => address.get('store') ?? '',
    (id) => new URLSearchParams({ store: id }),
  );
  return (
    <>
      <p>{store || 'no store'}</p>
      <button onClick={() => select('seoul', 'replace')}>Select Seoul</button>
      <Link to="/about">About</Link>
    </>
  );
}

it('changes nothing once the visitor has opened another page, also while that page is being loaded', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  function About() {
    use(arrival);
    return <h1>About</h1>;
  }
  openPageAt(new URL('/contact', window.location.href).href);
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/contact" element={<Stores />} />
          <Route path="/about" element={<About />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  await act(async () => void fireEvent.click(screen.getByText('About')));
  await act(async () => void fireEvent.click(screen.getByText('Select Seoul')));
  expect(screen.getByText('no store')).toBeTruthy();
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy();
  expect(window.location.href).toMatch(/\/about$/);
});
