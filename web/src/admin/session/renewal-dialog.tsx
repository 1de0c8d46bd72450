import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { isSignInRequested, renewalDeclined, sessionRenewed, subscribeToSignInRequest } from './renewal.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './renewal-dialog.module.css';

/** Requests the password in a dialog above everything else when the session has ended. */
export function RenewalDialog({ account }: { account: string }) {
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
