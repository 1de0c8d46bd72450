import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { forgetCheckIn, keepsCheckIn, keptEventId } from './kept-check-in.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { checkInAddress } from '../check-in-address.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { forgetDrafts } from '../form/drafts.ts';
import { failureOf } from './failures.ts';
import {
  loggedOut,
  requestSignIn,
  sessionRenewed,
  isSignInRequested,
  renewalDeclined,
  subscribeToSignInRequest,
} from './renewal.ts';
import { findSession, isSignedInHere, watchSession, type SessionState } from './session.ts';
import { DRAFT_KEPT, SESSION_EXPIRED } from './sign-in-reason.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './renewal-dialog.module.css';

/** Requests the password in a dialog above everything else when the session has ended. */
function RenewalDialog({ account }: { account: string }) {
  const { t } = useTranslation('admin');
  const isOpen = useSyncExternalStore(subscribeToSignInRequest, isSignInRequested);
  return (
    <SmallDialog
      title={t('session.endedTitle')}
      open={isOpen}
      isTopmost
      onClose={renewalDeclined}
      // The page may be on its way to the login, which a step back over the dialog's entry would interrupt.
      hasHistoryEntry={false}
      width={26}
    >
      <p className={styles.detail}>{t('session.endedDetail')}</p>
      <SignInForm username={account} onSignedIn={sessionRenewed} />
      <button type="button" className={styles.later} onClick={renewalDeclined}>
        {t('session.later')}
      </button>
    </SmallDialog>
  );
}

/** How often a session is checked again that the server could not be asked about, in milliseconds. */
const RECHECK_MS = 5_000;

/**
 * The state of the session. When the check fails without a refusal: `unanswered` on a device that was signed in and keeps a check-in, which
 * is then all that it shows. Any other failure is `none` and only logged.
 */
async function checkSession(): Promise<SessionState | 'unanswered'> {
  try {
    const state = await findSession();
    if (state !== 'complete') forgetCheckIn();
    return state;
  } catch (error) {
    if (failureOf(error) === 'refused') forgetCheckIn();
    else if (keepsCheckIn() && (await isSignedInHere())) return 'unanswered';
    reportError(error);
    return 'none';
  }
}

/** Shows the dashboard or, while the session is `unanswered`, the kept check-in only, whichever tab is opened. */
function Shown({ session, children }: { session: 'complete' | 'unanswered'; children: ReactNode }) {
  const [parameters] = useSearchParams();
  if (session === 'complete') return children;
  const eventId = keptEventId();
  if (eventId === undefined) return <Navigate to={paths.adminLogin} replace />;
  const address = checkInAddress(eventId);
  const isShown = [...new URL(address, location.origin).searchParams].every(
    ([name, value]) => parameters.get(name) === value,
  );
  return isShown ? children : <Navigate to={address} replace />;
}

/** Shows the dashboard to an admin with a valid session and the login page to everyone else; leaves on logout. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { data, isPending } = useQuery({
    queryKey: ['admin-session'],
    queryFn: checkSession,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data === 'unanswered' && RECHECK_MS,
  });

  if (isPending) {
    return (
      <main>
        <PageHead title={t('dashboard.title')} description={t('description')} />
        <Spinner label={t('session.checking')} />
      </main>
    );
  }
  if (data === 'complete' || data === 'unanswered')
    return (
      <SignedIn>
        {/* The same element for both, so that nothing is lost when the server answers again. */}
        <Shown session={data}>{children}</Shown>
      </SignedIn>
    );
  return <Navigate to={paths.adminLogin} replace state={data === 'partial' ? SESSION_EXPIRED : null} />;
}

function SignedIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const navigate = useNavigate();
  const [account, setAccount] = useState('');
  useEffect(
    () =>
      watchSession({
        onSignedIn: (name) => {
          setAccount(name);
          // Signed in again, in this tab or another.
          sessionRenewed();
        },
        onLogout: (hasDraft) => {
          loggedOut();
          forgetDrafts();
          toast.succeeded(t('session.loggedOut'));
          void navigate(paths.adminLogin, { replace: true, state: hasDraft ? DRAFT_KEPT : null });
        },
        onSignedOut: () => void requestSignIn().catch(() => {}),
      }),
    [toast, t, navigate],
  );
  return (
    <>
      {children}
      <RenewalDialog account={account} />
    </>
  );
}
