import { Button } from 'antd';
import { useState, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { Password } from './password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows new recovery codes, to copy or to write down. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.succeeded(t('account.secondFactor.copied'));
    } catch {
      toast.failed(t('account.secondFactor.copyFailed'));
    }
  };
  return (
    <section className={styles.section}>
      <h3 id={id} ref={headingRef} tabIndex={-1}>
        {t('account.secondFactor.codes')}
      </h3>
      <p>{t('account.secondFactor.codesExplanation')}</p>
      <ul aria-labelledby={id} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button type="primary" onClick={onSaved}>
          {t('account.secondFactor.done')}
        </Button>
        <Button onClick={() => void copy()}>{t('account.secondFactor.copy')}</Button>
      </div>
    </section>
  );
}

/**
 * The admin's account: its sessions, its password and its second factor. New recovery codes fill the dialog, which stays open until
 * the admin confirms that they are saved, because they are never shown again.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminDialogs');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  return (
    <SmallDialog
      title={t('account.title')}
      open
      onClose={recoveryCodes ? null : onClose}
      width={34}
      footer={!recoveryCodes && <Button onClick={onClose}>{t('account.close')}</Button>}
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onSaved={() => setRecoveryCodes(null)} />
      ) : (
        <>
          <Sessions />
          <Password />
          <SecondFactor onEnabled={setRecoveryCodes} />
        </>
      )}
    </SmallDialog>
  );
}
