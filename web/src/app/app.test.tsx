import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ageAnswerCookie } from '../age-gate/age-answer.ts';
import { arriving } from '../lib/arriving-pages.ts';
import { createClock } from '../lib/clock.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { setSampleData } from '../testing/sample-data.ts';
import { openPageAt } from '../testing/page-address.ts';
import { App } from './app.tsx';
import { translations } from '../testing/translations.ts';

const NOW = new Date('2026-05-01T00:00:00Z');

/** Renders a page and waits until its lazy chunk is loaded. */
async function open(address: string, clock = createClock(NOW)) {
  const queryClient = createQueryClient();
  setSampleData(queryClient, NOW);
  openPageAt(new URL(address, window.location.href).href);
  document.cookie = ageAnswerCookie('confirmed');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await act(async () => {
    render(
      <BrowserRouter>
        <App
          translations={translations}
          queryClient={queryClient}
          clock={clock}
          page={{ origin: 'https://www.example.com' }}
        />
      </BrowserRouter>,
    );
  });
}
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5_000 });

const press = (link: HTMLElement | undefined) =>
  act(async () => {
    fireEvent.click(link as HTMLElement);
  });

describe('the site', () => {
  it.each([
    ['/', /^볕 드는 담 아래에서/, 'ko', '볕담 · 커피를 볶고, 막걸리를 빚습니다'],
    ['/en', /^By a sunlit wall/, 'en', 'Byeotdam · We roast coffee and brew makgeolli'],
    ['/coffee', '커피', 'ko', '커피 · 볕담'],
    ['/en/makgeolli', 'Makgeolli', 'en', 'Makgeolli · Byeotdam'],
    ['/en/products', 'Products', 'en', 'Products · Byeotdam'],
    ['/experiences', '체험', 'ko', '체험 · 볕담'],
    ['/stories', '이야기', 'ko', '이야기 · 볕담'],
    ['/contact', '문의와 매장', 'ko', '문의와 매장 · 볕담'],
    ['/en/contact', 'Contact and stores', 'en', 'Contact and stores · Byeotdam'],
    ['/en/no/such/page', '404 Page Not Found', 'en', '404 Page Not Found · Byeotdam'],
    ['/COFFEE', '404 페이지를 찾을\u00a0수\u00a0없습니다', 'ko', '404 페이지를 찾을 수 없습니다 · 볕담'],
    ['/en/contact#50%', 'Contact and stores', 'en', 'Contact and stores · Byeotdam'],
    ['/english', '404 페이지를 찾을\u00a0수\u00a0없습니다', 'ko', '404 페이지를 찾을 수 없습니다 · 볕담'],
  ])('renders %s', async (address, heading, language, documentTitle) => {
    await open(address);
    await title(heading);
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toBe(documentTitle);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
  });

  it('has a skip link as its first link', async () => {
    await open('/en/coffee');
    await title('Coffee');
    const skip = screen.getAllByRole('link')[0];
    expect(skip?.textContent).toBe('Skip to content');
    expect(document.querySelector(skip?.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('takes over scroll restoration again after a return from the back/forward cache', async () => {
    await open('/en/coffee');
    await title('Coffee');
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('focuses the title and scrolls to the top on navigation, but not on a change of language', async () => {
    await open('/en/coffee');
    await title('Coffee');
    expect(document.activeElement).toBe(document.body);
    await press(screen.getAllByRole('link', { name: 'Experiences' })[0]);
    const heading = await title('Experiences');
    expect(document.activeElement).toBe(heading);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    vi.mocked(window.scrollTo).mockClear();
    const korean = screen.getByRole('link', { name: '한국어' });
    korean.focus();
    await press(korean);
    await title('체험');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(korean);
  });

  it('focuses the title and scrolls to the top of a page that is opened while another language is loading', async () => {
    await open('/en/coffee');
    await title('Coffee');
    const korean = screen.getByRole('link', { name: '한국어' });
    korean.focus();
    arriving.set('/en/experiences', new Promise(() => {}));
    await act(async () => {
      fireEvent.click(korean);
      fireEvent.click(screen.getAllByRole('link', { name: 'Experiences' })[0]!);
    });
    arriving.delete('/en/experiences');
    expect(document.activeElement).toBe(await title('체험'));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('shows an event that has begun since the first page among the past ones', async () => {
    await open('/en/coffee');
    await title('Coffee');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2100-01-01T00:00:00Z') });
    await press(screen.getAllByRole('link', { name: 'Experiences' })[0]);
    await title('Experiences');
    vi.useRealTimers();
    expect(screen.queryByRole('heading', { name: 'Upcoming events' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Past events' })).toBeTruthy();
  });

  it('shows an event that begins while the page is open among the past ones', async () => {
    const clock = createClock(NOW);
    await open('/en/experiences', clock);
    expect(await screen.findByRole('heading', { name: 'Upcoming events' })).toBeTruthy();
    await act(async () => {
      clock.set(new Date('2100-01-01T00:00:00Z'));
      clock.announce();
    });
    expect(screen.queryByRole('heading', { name: 'Upcoming events' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Past events' })).toBeTruthy();
  });

  it('goes on from the time of the first page when the clock of the visitor is ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2100-01-01T00:00:00Z') });
    await open('/en/coffee');
    await title('Coffee');
    await press(screen.getAllByRole('link', { name: 'Experiences' })[0]);
    await title('Experiences');
    vi.useRealTimers();
    expect(screen.getByRole('heading', { name: 'Upcoming events' })).toBeTruthy();
  });

  it('waits for a page that is being prefetched, in place of which the earlier page stays', async () => {
    await open('/en/coffee');
    await title('Coffee');
    let arrive = (_: unknown) => {};
    arriving.set('/en/experiences', new Promise((arrived) => (arrive = arrived)));
    await press(screen.getAllByRole('link', { name: 'Experiences' })[0]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coffee');
    arriving.delete('/en/experiences');
    await act(async () => arrive(null));
    await title('Experiences');
  });
});
