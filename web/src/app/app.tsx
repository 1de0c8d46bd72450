import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TranslationsProvider } from '../i18n/language.tsx';
import { useLocation } from 'react-router-dom';
import type { Translations } from '../i18n/translations.ts';
import { AgeAnswerProvider } from '../age-gate/age-answer-provider.tsx';
import type { PageClock } from '../lib/clock.ts';
import { NowProvider } from '../lib/now.tsx';
import { PageContextProvider, type PageContext } from '../lib/page-context.tsx';
import { isGated } from '../age-gate/gated-pages.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  translations: Translations;
  clock: PageClock;
  page: PageContext;
}

/** The site without its router, which differs between browser and server. The first page has the time at which it was rendered. */
export function App({ queryClient, translations, clock, page }: AppProps) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ pathname, at: clock.start });
  if (opened.pathname !== pathname) setOpened(() => ({ pathname, at: clock.now() }));
  useEffect(() => clock.listen(() => setOpened((page) => ({ ...page, at: clock.now() }))), [clock]);
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
