import { useTranslation } from 'react-i18next';
import { StoredLanguage } from '../../i18n/language.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { ToastProvider } from '../../ui/toast.tsx';

function AdminPages() {
  const { t } = useTranslation(['common', 'admin']);
  return (
    <ToastProvider closeLabel={t('close')}>
      <AdminRoutes />
    </ToastProvider>
  );
}

/**
 * The pages below `/admin`. They have their own layout and language rule, and are loaded separately from the public site.
 */
export function AdminApp() {
  return (
    <StoredLanguage>
      <AdminPages />
    </StoredLanguage>
  );
}
