import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/modal.tsx';
import { isAsking, renewalDeclined, sessionRenewed, watchAsking } from './renewal.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './renewal-dialog.module.css';

/** Asks for the password over whatever is open, when the session has ended under it. */
export function RenewalDialog({ account }: { account: string }) {
  const { t } = useTranslation();
  const id = useId();
  const isOpen = useSyncExternalStore(watchAsking, isAsking);
  return (
    <Modal open={isOpen} onClose={renewalDeclined} className={styles.dialog} aria-labelledby={id}>
      {isOpen && (
        <div className={styles.content}>
          <h2 id={id}>{t('session.endedTitle')}</h2>
          <p>{t('session.endedDetail')}</p>
          <SignInForm username={account} onSignedIn={sessionRenewed} />
          <button type="button" className={styles.later} onClick={renewalDeclined}>
            {t('session.later')}
          </button>
        </div>
      )}
    </Modal>
  );
}
