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

/**
 * happy-dom reports no end of an animation, for which antd waits before it removes a dialog. antd inserts no styles:
 * happy-dom would compare each selector with each element whose role or name a test looks for, also in the later tests
 * of the same process, which took a third of the time of all tests of the site.
 */
const THEME = { token: { motion: false }, zeroRuntime: true };

/** The styles that tests depend on: what antd hides, and the browsers' own from which it computes a text area's height. */
const STYLES = `
  [class$='-hidden'], [class*='-hidden '] { display: none; }
  .ant-table-row-expand-icon-spaced { visibility: hidden; }
  textarea { padding: 2px; border: 1px solid; }
`;

/** Adds the styles unless the document has them: it may be another file's, or a test may have emptied its head. */
function addStyles(): void {
  if (document.getElementById('admin-test-styles')) return;
  const style = document.createElement('style');
  style.id = 'admin-test-styles';
  style.textContent = STYLES;
  document.head.append(style);
}

/** Renders a part of the dashboard with its providers. */
export function renderAdmin(
  children: ReactNode,
  { language = 'en', ...options }: { language?: Language } & Pick<RenderOptions, 'onCaughtError'> = {},
) {
  addStyles();
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
                    <ConfigProvider theme={THEME}>{piece}</ConfigProvider>
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
