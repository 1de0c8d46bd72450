import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageArrival } from './page-arrival.ts';

function LoadingPage() {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <h1>Rice Field Makgeolli</h1>;
  return (
    <>
      <p>Loading</p>
      <button onClick={() => setLoaded(true)}>Finish loading</button>
    </>
  );
}

function Site() {
  usePageArrival();
  return (
    <main>
      <Link to="/slow">Open</Link>
      <Routes>
        <Route path="/" element={<h1>Products</h1>} />
        <Route path="/slow" element={<LoadingPage />} />
      </Routes>
    </main>
  );
}

describe('the focus after a navigation to a page whose content is still loading', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    render(
      <MemoryRouter>
        <Site />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  });

  /** The observer of the page reports after the current task. */
  const finishLoading = () => act(async () => fireEvent.click(screen.getByRole('button')));

  it('is on the main element, then on the title', async () => {
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await finishLoading();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stays where the visitor has moved it', async () => {
    const link = screen.getByRole('link');
    link.focus();
    await finishLoading();
    expect(document.activeElement).toBe(link);
  });
});
