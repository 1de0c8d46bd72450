import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AddressLanguage, TranslationsProvider } from './language.tsx';
import { translations } from '../testing/translations.ts';
import { inlining } from '../lib/inlining.ts';
import { restoreQueries } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useDisplayedQuery } from './use-displayed-query.ts';

interface Item {
  title: string;
  titleKr?: string;
  facts?: number;
}

it('useDisplayedQuery does not render again when the refetched data looks the same', async () => {
  const queryClient = createQueryClient();
  restoreQueries(queryClient, [[['items'], [{ title: '볕' }]]]);
  let read: Item[] = [{ title: 'Sun', titleKr: '볕', facts: 1 }];
  const items = {
    queryKey: ['items'],
    meta: inlining({ without: ['facts'] }),
    queryFn: () => Promise.resolve(read),
  };
  const made = vi.fn<() => void>();
  function Titles() {
    return <p>{useDisplayedQuery(items).data?.map(({ title }) => title)}</p>;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <TranslationsProvider value={translations}>
          <AddressLanguage>
            <Profiler id="titles" onRender={made}>
              <Titles />
            </Profiler>
          </AddressLanguage>
        </TranslationsProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => queryClient.invalidateQueries());
  expect(queryClient.getQueryData(['items'])).toEqual(read);

  read = [{ title: 'Wall', titleKr: '담', facts: 1 }];
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('담')).toBeDefined();
  expect(made).toHaveBeenCalledTimes(2);
});
