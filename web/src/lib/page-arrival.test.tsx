import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEPS_POSITION, usePageArrival } from './page-arrival.ts';

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

describe('an anchor on the screen', () => {
  const scrollIntoView = vi.fn<() => void>();

  beforeEach(() => {
    scrollIntoView.mockClear();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    // jsdom has no layout.
    Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', {
      value: scrollIntoView,
      configurable: true,
    });
  });

  function renderTerms(top: number) {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 20));
    const title = <h2 id="refunds">Refunds</h2>;
    render(
      <MemoryRouter initialEntries={['/terms#refunds']}>
        <Routes>
          <Route path="*" element={<Terms>{title}</Terms>} />
        </Routes>
      </MemoryRouter>,
    );
    scrollIntoView.mockClear();
  }

  function Terms({ children }: { children: ReactNode }) {
    usePageArrival();
    return (
      <main>
        <Link to="/en/terms#refunds" state={KEEPS_POSITION}>
          EN
        </Link>
        <Link to="?sort=new#refunds" state={KEEPS_POSITION}>
          Sort
        </Link>
        {children}
      </main>
    );
  }

  it.each([
    ['stays there', 100, 1],
    ['is not scrolled to when the visitor has left it', -500, 0],
  ])('%s when the language changes', (_, top, scrolls) => {
    renderTerms(top);
    fireEvent.click(screen.getByRole('link', { name: 'EN' }));
    expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
  });

  it('is not scrolled to when a filter changes', () => {
    renderTerms(100);
    fireEvent.click(screen.getByRole('link', { name: 'Sort' }));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

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
