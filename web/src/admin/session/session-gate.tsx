import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import { findSession, watchSession } from './session.ts';
import { ASK_AGAIN } from './sign-in-reason.ts';

/** Shows the dashboard to an admin whose session is whole, everyone else the login; leaves when the session ends. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({ queryKey: ['admin-session'], queryFn: findSession, gcTime: 0 });

  if (isPending) {
    return (
      <main>
        <Spinner label={t('session.checking')} />
      </main>
    );
  }
  if (data === 'whole') return <Watched>{children}</Watched>;
  return <Navigate to={paths.adminLogin} replace state={data === 'half' ? ASK_AGAIN : null} />;
}

function Watched({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const navigate = useNavigate();
  useEffect(
    () =>
      watchSession(() => {
        toast.succeeded(t('session.loggedOut'));
        void navigate(paths.adminLogin, { replace: true });
      }),
    [toast, t, navigate],
  );
  return children;
}
