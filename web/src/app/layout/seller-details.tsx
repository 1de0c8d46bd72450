import type { ReactNode } from 'react';
import { BRAND } from '@app/domain/brand.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMessages } from '../../i18n/messages.ts';
import styles from './seller-details.module.css';

/** What the E-Commerce Act (article 10) asks a seller to show. `adminLink` dresses the registration's first character. */
export function SellerDetails({ adminLink }: { adminLink: (character: string) => ReactNode }) {
  const { footer } = useMessages();
  const { language } = useLanguage();
  const { legal } = BRAND;
  const registration = legal.mailOrderNumber[language];
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [footer.representative, legal.representative[language]],
    [footer.address, legal.address[language]],
    [footer.phone, <a href={`tel:${BRAND.phone}`}>{BRAND.phone}</a>],
    [footer.email, <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>],
    [footer.businessNumber, legal.businessNumber],
    [
      footer.mailOrder,
      <>
        {adminLink(registration.slice(0, 1))}
        {registration.slice(1)}
      </>,
    ],
    [footer.mailOrderAuthority, legal.mailOrderAuthority[language]],
    [footer.hosting, legal.hostingProvider],
    [footer.privacyOfficer, legal.privacyOfficer[language]],
  ];
  return (
    <section className={styles.seller} aria-label={footer.business}>
      <p className={styles.company}>{legal.companyName[language]}</p>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
