import { StoredLanguage } from '../../i18n/language.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { AdminRoutes } from './admin-routes.tsx';
import { ToastProvider } from '../../ui/toast.tsx';

function AdminPages() {
  const messages = useMessages();
  return (
    <ToastProvider closeLabel={messages.site.close}>
      <AdminRoutes />
    </ToastProvider>
  );
}

/** Everything below `/admin`: its own layout, its own language rule, loaded apart from the public site. */
export function AdminApp() {
  return (
    <StoredLanguage>
      <AdminPages />
    </StoredLanguage>
  );
}
