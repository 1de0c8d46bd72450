import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredLanguage } from '../../i18n/stored-language-provider.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { keepsCheckIn } from '../../admin/session/kept-check-in.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ToastProvider } from '../../ui/toast.tsx';

function AdminPages() {
  const { t } = useTranslation(['common', 'admin']);
  return (
    <ToastProvider closeLabel={t('close')}>
      <AdminRoutes />
    </ToastProvider>
  );
}

/** In both languages, because the translations may be what could not be loaded. */
const FAILURE = (
  <main>
    <p role="alert">관리자 화면을 불러오지 못했습니다. · The dashboard could not be loaded.</p>
    <Button onClick={() => window.location.reload()}>다시 불러오기 · Load again</Button>
  </main>
);

/** How many loaded files and requests the browser lists: about three days of Firestore's. */
const RESOURCES = 5_000;

/**
 * The pages below `/admin`. They have their own layout and language rule, and are loaded separately from the public site.
 */
export function AdminApp() {
  useEffect(() => {
    // Removes the guests of a check-in whose day is over.
    keepsCheckIn();
    // The check-in keeps all files that have loaded. Firestore's requests would soon fill the default of 250 entries.
    performance.setResourceTimingBufferSize?.(RESOURCES);
  }, []);
  return (
    <StoredLanguage>
      <ErrorBoundary resetKey="" fallback={FAILURE}>
        <AdminPages />
      </ErrorBoundary>
    </StoredLanguage>
  );
}
