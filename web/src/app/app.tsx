import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TranslationsProvider } from '../i18n/language.tsx';
import { useLocation } from 'react-router-dom';
import type { Translations } from '../i18n/translations.ts';
import { AgeAnswerProvider } from '../age-gate/age-answer-provider.tsx';
import { clockFrom } from '../lib/clock.ts';
import { NowProvider } from '../lib/now.tsx';
import { PageContextProvider, type PageContext } from '../lib/page-context.tsx';
import { isGated } from '../age-gate/gated-pages.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  translations: Translations;
  /** The server's time of the first page. */
  now: Date;
  page: PageContext;
}

/** The site without its router, which differs between browser and server. The first page has the time at which it was rendered. */
export function App({ queryClient, translations, now, page }: AppProps) {
  const { pathname } = useLocation();
  const [clock] = useState(() => clockFrom(now));
  const [opened, setOpened] = useState({ pathname, at: now });
  if (opened.pathname !== pathname) setOpened(() => ({ pathname, at: clock() }));
  return (
    <QueryClientProvider client={queryClient}>
      <NowProvider now={opened.at}>
        <PageContextProvider value={page}>
          <AgeAnswerProvider isGated={isGated(pathname)}>
            <TranslationsProvider value={translations}>
              <AppRoutes />
            </TranslationsProvider>
          </AgeAnswerProvider>
        </PageContextProvider>
      </NowProvider>
    </QueryClientProvider>
  );
}
