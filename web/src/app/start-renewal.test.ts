import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createClock } from '../lib/clock.ts';
import { restoreQueries, type PageData } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { translations } from '../testing/translations.ts';
import { startRenewal } from './start-renewal.ts';

const PAGE: PageData = {
  now: new Date('2026-05-01T00:00:00Z'),
  origin: 'https://www.example.com',
  namespaces: [],
  answers: [[['products', 'first'], 'inlined']],
};

it('fetches inlined content with the next page when the file that renews it cannot be loaded', async () => {
  const queryClient = createQueryClient();
  restoreQueries(queryClient, PAGE.answers);
  const open = () =>
    new QueryObserver(queryClient, {
      queryKey: ['products', 'first'],
      queryFn: () => Promise.resolve('fetched'),
    }).subscribe(() => {});
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  open()();
  await startRenewal(queryClient, translations, PAGE, createClock(PAGE.now), unreachable);
  expect(queryClient.getQueryData(['products', 'first'])).toBe('inlined');
  const leave = open();
  await expect.poll(() => queryClient.getQueryData(['products', 'first'])).toBe('fetched');
  leave();
});
