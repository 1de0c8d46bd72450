import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { environment } from '../config/environment.ts';
import styles from './contact-instead.module.css';

/** Says that JavaScript is needed, with telephone and e-mail. */
export function CallOrWrite() {
  const { t } = useTranslation('common');
  return (
    <>
      {t('needsScript')} <a href={telephoneUrl(BRAND.phone)}>{BRAND.phone}</a> ·{' '}
      <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
    </>
  );
}

/**
 * The first child of a form whose endpoint takes an App Check token. Where the API enforces tokens, telephone and e-mail replace
 * the rest of the form without JavaScript, which fetches the token.
 */
export function ContactInstead() {
  if (!environment.VITE_APP_CHECK_KEY) return null;
  return (
    <p className={styles.instead}>
      <CallOrWrite />
    </p>
  );
}
