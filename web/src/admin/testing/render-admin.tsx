import { ConfigProvider } from 'antd';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '@app/domain/shared/language.ts';
import { translations } from '../../testing/translations.ts';
import { TranslationsProvider } from '../../i18n/language.tsx';
import { StoredLanguage } from '../../i18n/stored-language-provider.tsx';
import { storeLanguage } from '../../i18n/stored-language.ts';
import { AgeAnswerProvider } from '../../age-gate/age-answer-provider.tsx';
import { PageContextProvider } from '../../lib/page-context.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastProvider } from '../../ui/toast.tsx';

/** Renders a part of the dashboard with its providers. */
export function renderAdmin(
  children: ReactNode,
  { language = 'en', ...options }: { language?: Language } & Pick<RenderOptions, 'onCaughtError'> = {},
) {
  storeLanguage(language);
  const queryClient = createQueryClient();
  return render(children, {
    ...options,
    wrapper: ({ children: piece }) => (
      <BrowserRouter>
        <QueryClientProvider client={queryClient}>
          <PageContextProvider value={{ origin: 'https://www.example.com' }}>
            <AgeAnswerProvider isGated={false}>
              <TranslationsProvider value={translations}>
                <StoredLanguage>
                  <ToastProvider closeLabel="Close">
                    {/* jsdom reports no end of an animation, for which antd waits before it removes a dialog. */}
                    <ConfigProvider theme={{ token: { motion: false } }}>{piece}</ConfigProvider>
                  </ToastProvider>
                </StoredLanguage>
              </TranslationsProvider>
            </AgeAnswerProvider>
          </PageContextProvider>
        </QueryClientProvider>
      </BrowserRouter>
    ),
  });
}
