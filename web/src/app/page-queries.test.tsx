import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ageAnswerCookie } from '../age-gate/age-answer.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { createClock } from '../lib/clock.ts';
import { openPageAt } from '../testing/page-address.ts';
import { readStated, SAMPLE_ADDRESSES } from '../testing/stated-data.ts';
import { translations } from '../testing/translations.ts';
import { App } from './app.tsx';
import { findPageQueries } from './page-queries.ts';
import { loadPage } from './routes.tsx';

const NOW = new Date('2026-05-01T00:00:00Z');

/** What only a browser reads, because a server-rendered page is cached for longer than it holds. */
const BROWSER_ONLY = 'quantity-limit';

const addresses = SAMPLE_ADDRESSES.filter((path) => findPageQueries(new URL(path, window.location.href)));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
});

it.each(
  addresses.flatMap((path) =>
    ([null, 'confirmed', 'denied'] as const).flatMap((answer) => [
      [path, answer] as const,
      [localizedPath(path, 'en'), answer] as const,
    ]),
  ),
)(
  'has the data of every query of %s in the HTML, whatever the age answer is (%s)',
  async (address, answer) => {
    const queryClient = await readStated(address, NOW);
    openPageAt(new URL(address, window.location.href).href);
    document.cookie = ageAnswerCookie(answer);
    await loadPage(window.location.pathname);
    await act(async () => {
      render(
        <BrowserRouter>
          <App
            translations={translations}
            queryClient={queryClient}
            clock={createClock(NOW)}
            page={{ origin: 'https://www.example.com', isServerRendered: true }}
          />
        </BrowserRouter>,
      );
    });
    const unstated = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state, queryKey }) => state.data === undefined && queryKey[0] !== BROWSER_ONLY);
    expect(unstated.map(({ queryKey }) => queryKey)).toEqual([]);
  },
);
