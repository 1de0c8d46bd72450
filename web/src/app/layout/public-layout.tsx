import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressLanguage } from '../../i18n/language.tsx';
import { PaymentProvider } from '../../features/orders/payment-provider.tsx';
import { neutralPath } from '../../i18n/localized-path.ts';
import { useAgeAnswer } from '../../age-gate/age-answer-provider.tsx';
import { HydrationBoundary, useFrameHydrated } from '../../lib/hydration.tsx';
import { usePageArrival } from '../../lib/page-arrival.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { isGated } from '../../age-gate/gated-pages.ts';
import { AgeGate } from '../../age-gate/age-gate.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The error state of a page that failed to render or to load. */
function PageFailure() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageHead title={t('error.title')} description={t('error.description')} />
      <Notice level={1} title={t('error.title')} description={t('error.description')}>
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      </Notice>
    </>
  );
}

function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { t } = useTranslation('common');
  const { answer } = useAgeAnswer();
  useFrameHydrated();
  return (
    <ToastProvider closeLabel={t('close')}>
      {answer === null && isGated(pathname) && <AgeGate languageSwitch={<LanguageSwitch />} />}
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <SiteHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={neutralPath(pathname)} fallback={<PageFailure />}>
          <HydrationBoundary fallback={<Spinner label={t('loading')} />}>
            <PaymentProvider>
              <ArrivingPage>{children}</ArrivingPage>
            </PaymentProvider>
          </HydrationBoundary>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </ToastProvider>
  );
}

/** Inside the Suspense boundary, so that scrolling and focus happen once the page is rendered. */
function ArrivingPage({ children }: { children: ReactNode }) {
  usePageArrival();
  return children;
}

/** The layout of every public page: header, main, footer and age gate. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <AddressLanguage>
      <PageFrame>{children}</PageFrame>
    </AddressLanguage>
  );
}
