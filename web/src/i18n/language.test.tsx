import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { useLanguage } from './language.tsx';
import { watchInput } from './page-input.ts';
import { readStoredLanguage } from './stored-language.ts';

function Page() {
  const { language, chooseLanguage } = useLanguage();
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <p>{language}</p>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/about">About</Link>
      <Link to="/admin">Admin</Link>
      <button onClick={() => chooseLanguage('en', () => setFailed(true))}>EN</button>
      <button onClick={() => chooseLanguage('kr')}>한국어</button>
      {hasFailed && <p role="alert">failed</p>}
    </>
  );
}

/** A page with inlined content, which cannot be read in the other language. */
function PageWithoutNetwork() {
  useQuery({
    queryKey: ['products'],
    queryFn: () => Promise.reject(new Error('no network')),
    initialData: [],
    initialDataUpdatedAt: 0,
  });
  return <Page />;
}

/** Replaces the function that opens another document. */
const stubReplace = () => vi.spyOn(window.location, 'replace').mockImplementation(() => {});

/** Takes the connection away from a browser that has kept these pages. */
function goOffline(kept: readonly string[]) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('caches', { match: async (path: string) => kept.find((each) => each === path) });
}

watchInput();

describe('page language', () => {
  it('sets the lang attribute of the document', () => {
    renderAt('/en/coffee', <Page />);
    expect(document.documentElement.lang).toBe('en');
    expect(readStoredLanguage()).toBeNull();
  });

  it('changes without losing the query or typed text, and stores the choice', async () => {
    const { address } = renderAt('/coffee?roastLevel=light', <Page />);
    expect(document.documentElement.lang).toBe('ko');
    await userEvent.type(screen.getByLabelText('text'), 'half a sentence');
    await userEvent.click(screen.getByText('EN'));
    await waitFor(() => expect(address()).toBe('/en/coffee?roastLevel=light'));
    expect(readStoredLanguage()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('half a sentence');
    await userEvent.click(screen.getByText('한국어'));
    await waitFor(() => expect(address()).toBe('/coffee?roastLevel=light'));
    expect(readStoredLanguage()).toBe('kr');
  });

  it('takes the place of the page in the history, so that Back leads to the page before', async () => {
    const { address } = renderAt('/coffee', <Page />);
    await userEvent.click(screen.getByText('About'));
    const { length } = window.history;
    await userEvent.click(screen.getByText('EN'));
    await waitFor(() => expect(address()).toBe('/en/about'));
    expect(window.history.length).toBe(length);
  });

  it('changes on the current page when the visitor navigates while translations load', async () => {
    const { address } = renderAt('/coffee', <Page />);
    fireEvent.click(screen.getByText('EN'));
    fireEvent.click(screen.getByText('About'));
    await waitFor(() => expect(address()).toBe('/en/about'));
  });

  it('changes on the page that the visitor opened, also while that page is being loaded', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    function LoadingPage() {
      use(arrival);
      return <Page />;
    }
    const { address } = renderAt(
      '/coffee',
      <Suspense>
        <Routes>
          <Route path="/coffee" element={<Page />} />
          <Route path="*" element={<LoadingPage />} />
        </Routes>
      </Suspense>,
    );
    await act(async () => {
      fireEvent.click(screen.getByText('EN'));
      fireEvent.click(screen.getByText('About'));
    });
    expect(address()).toBe('/coffee');
    await act(async () => arrive());
    expect(address()).toBe('/en/about');
  });

  it('opens nothing when the visitor goes to the dashboard while translations load', async () => {
    renderAt('/coffee', <Page />);
    const entries = window.history.length;
    fireEvent.click(screen.getByText('EN'));
    fireEvent.click(screen.getByText('Admin'));
    await act(async () => {});
    expect(window.location.pathname).toBe('/admin');
    expect(window.history.length).toBe(entries + 1);
  });

  it('applies the last of two choices', async () => {
    const { address } = renderAt('/coffee', <Page />);
    fireEvent.click(screen.getByText('EN'));
    fireEvent.click(screen.getByText('한국어'));
    await act(async () => {});
    expect(address()).toBe('/coffee');
    expect(screen.getByText('kr')).toBeTruthy();
  });

  it('loads the counterpart from the server when Firestore cannot be read', async () => {
    const replace = stubReplace();
    const { address } = renderAt('/products?roastLevel=light', <PageWithoutNetwork />);
    await userEvent.click(screen.getByText('EN'));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/en/products?roastLevel=light'));
    expect(readStoredLanguage()).toBe('en');
    expect(address()).toBe('/products?roastLevel=light');
  });

  it('keeps typed text and the stored language when the other language can only be loaded by a reload', async () => {
    const replace = stubReplace();
    renderAt('/contact', <PageWithoutNetwork />);
    await userEvent.type(screen.getByLabelText('text'), 'half a sentence');
    await userEvent.click(screen.getByText('EN'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
    expect(readStoredLanguage()).toBeNull();
  });

  it('opens the counterpart while offline if it is kept', async () => {
    const replace = stubReplace();
    goOffline(['/en/about']);
    renderAt('/about', <PageWithoutNetwork />);
    await userEvent.click(screen.getByText('EN'));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/en/about'));
    expect(readStoredLanguage()).toBe('en');
  });

  it('keeps the page and the stored language while offline if the counterpart is not kept', async () => {
    const replace = stubReplace();
    goOffline([]);
    renderAt('/about', <PageWithoutNetwork />);
    await userEvent.click(screen.getByText('EN'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
    expect(readStoredLanguage()).toBeNull();
  });
});
