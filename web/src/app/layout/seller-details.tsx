import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { paths } from '../../config/paths.ts';
import styles from './seller-details.module.css';

/** The seller's details that the E-Commerce Act (article 10) requires. */
export function SellerDetails() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { legal } = BRAND;
  return (
    <section className={styles.seller} aria-label={t('footer.business')}>
      <p className={styles.company}>{legal.companyName[language]}</p>
      <dl className={styles.rows}>
        <Row label={t('footer.representative')}>{legal.representative[language]}</Row>
        <Row label={t('footer.address')}>{legal.address[language]}</Row>
        <Row label={t('footer.phone')}>
          <a href={telephoneUrl(BRAND.phone)}>{BRAND.phone}</a>
        </Row>
        <Row label={t('footer.email')}>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </Row>
        <Row label={t('footer.businessNumber')}>{legal.businessNumber}</Row>
        <Row label={t('footer.mailOrder')}>
          <Registration number={legal.mailOrderNumber[language]} />
        </Row>
        <Row label={t('footer.mailOrderAuthority')}>{legal.mailOrderAuthority[language]}</Row>
        <Row label={t('footer.hosting')}>{legal.hostingProvider}</Row>
        <Row label={t('footer.privacyOfficer')}>{legal.privacyOfficer[language]}</Row>
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The registration line. Its first character links to the dashboard's login. */
function Registration({ number }: { number: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <LocalLink to={paths.admin} className={styles.admin} aria-label={t('navigation.admin')}>
        {number.slice(0, 1)}
      </LocalLink>
      {number.slice(1)}
    </>
  );
}
