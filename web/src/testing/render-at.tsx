import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { ageAnswerCookie, type AgeAnswer } from '../age-gate/age-answer.ts';
import { AddressLanguage, TranslationsProvider } from '../i18n/language.tsx';
import { tagLabelsQuery } from '../i18n/tag-labels.ts';
import { openPageAt } from './page-address.ts';
import { translations } from './translations.ts';
import { AgeAnswerProvider } from '../age-gate/age-answer-provider.tsx';
import { NowProvider } from '../lib/now.tsx';
import { PageContextProvider } from '../lib/page-context.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { sitePicturesQuery } from '../features/shared/site-pictures.ts';
import { ToastProvider } from '../ui/toast.tsx';

interface Options {
  now?: Date;
  /** Cached query data by key. */
  answers?: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  /** The visitor's answer to the age question; null if it has not been answered. */
  ageAnswer?: AgeAnswer | null;
}

/** Renders the current URL, so that a test can read it. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output hidden data-testid="address">
      {pathname + search}
    </output>
  );
}

/** Renders part of the public site at a URL. The returned `address()` is the current URL after navigations. */
export function renderAt(
  address: string,
  ui: ReactNode,
  { now = new Date('2026-05-01T00:00:00Z'), answers = [], ageAnswer = 'confirmed' }: Options = {},
) {
  const queryClient = createQueryClient();
  for (const [queryKey, data] of [
    [tagLabelsQuery.queryKey, []] as const,
    [sitePicturesQuery.queryKey, []] as const,
    ...answers,
  ])
    queryClient.setQueryData(queryKey, data);
  document.cookie = ageAnswerCookie(ageAnswer);
  openPageAt(new URL(address, window.location.href).href);
  const view = render(
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <NowProvider now={now}>
          <PageContextProvider value={{ origin: 'https://www.example.com' }}>
            <TranslationsProvider value={translations}>
              <AddressLanguage>
                <AgeAnswerProvider isGated>
                  <ToastProvider closeLabel="Close">{ui}</ToastProvider>
                  <Address />
                </AgeAnswerProvider>
              </AddressLanguage>
            </TranslationsProvider>
          </PageContextProvider>
        </NowProvider>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  return {
    ...view,
    queryClient,
    address: () => decodeURIComponent(view.getByTestId('address').textContent ?? ''),
  };
}
