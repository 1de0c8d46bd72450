import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows new recovery codes, to copy or to write down. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
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
