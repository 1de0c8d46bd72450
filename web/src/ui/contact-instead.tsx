import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { environment } from '../config/environment.ts';
import styles from './contact-instead.module.css';

/**
 * The first child of a form whose endpoint needs an App Check token: without JavaScript, which fetches the token, telephone
 * and e-mail replace the rest of the form.
 */
export function ContactInstead() {
  const { t } = useTranslation('common');
  if (!environment.VITE_APP_CHECK_KEY) return null;
  return (
    <p className={styles.instead}>
      {t('formNeedsScript')} <a href={telephoneUrl(BRAND.phone)}>{BRAND.phone}</a> ·{' '}
      <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
    </p>
  );
}
