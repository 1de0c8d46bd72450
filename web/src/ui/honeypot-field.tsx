import type { InputHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './honeypot-field.module.css';

/**
 * The honeypot field of a form: people neither see nor reach it, so that only a bot fills it in. Its label is for people whose
 * browser knows no styles.
 */
export function HoneypotField(
  props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  const { t } = useTranslation('common');
  return (
    <label className={styles.honeypot} aria-hidden="true">
      {t('leaveEmpty')}
      <input {...props} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
