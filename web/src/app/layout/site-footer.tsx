import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { BRAND, businessCheckUrl } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { AgeVariants, ageAttribute } from '../../age-gate/age-variants.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTagline } from '../../age-gate/tagline.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { DeferredContent } from '../../ui/deferred-content.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { FOOTER_LINKS, LEGAL_LINKS } from './navigation.ts';
import styles from './site-footer.module.css';
import { useLanguage } from '../../i18n/language.tsx';
import { paths } from '../../config/paths.ts';

/** The seller's details that the E-Commerce Act (article 10) requires. */
function SellerDetails() {
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

const NewsletterBlock = lazyChunk(
  async () => (await import('../../features/newsletter/newsletter-block.tsx')).NewsletterBlock,
);

/** Channels that visitors look for and that do not exist yet. */
const UPCOMING_CHANNELS = ['youtube', 'kakaoTalk'] as const;

function Tagline() {
  return `${useTagline()}.`;
}

export function SiteFooter() {
  const { t } = useTranslation(['common', 'events']);
  const suitable = useSuitable();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <BrandLogo />
          <p>
            <AgeVariants as="span">
              <Tagline />
            </AgeVariants>
          </p>
        </div>
        <nav aria-label={t('footer.links')}>
          <ul className={styles.links}>
            {suitable(FOOTER_LINKS).map((link) => (
              <li key={link.path} {...ageAttribute(link)}>
                <LocalLink to={link.path}>{t(link.label)}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.links} aria-label={t('footer.social')}>
          <li>
            <a href={BRAND.social.instagram} target="_blank" rel="noreferrer">
              Instagram <VisuallyHidden>({t('footer.opensInNewTab')})</VisuallyHidden>
            </a>
          </li>
          {UPCOMING_CHANNELS.map((channel) => (
            <li key={channel} className={styles.toCome}>
              {t(`footer.upcomingChannels.${channel}`)} ({t('footer.comingSoon')})
            </li>
          ))}
        </ul>
        <div className={styles.newsletter}>
          <DeferredContent fallback={LoadFailure}>
            <NewsletterBlock />
          </DeferredContent>
        </div>
        <nav aria-label={t('footer.legal')}>
          <ul className={styles.legal}>
            {LEGAL_LINKS.map(({ path, label }) => (
              <li key={path}>
                <LocalLink to={path}>{t(label)}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <SellerDetails />
        <p className={styles.check}>
          <a href={businessCheckUrl(BRAND.legal.businessNumber)} target="_blank" rel="noreferrer">
            {t('footer.businessCheck')} <VisuallyHidden>({t('footer.opensInNewTab')})</VisuallyHidden>
          </a>
        </p>
      </div>
    </footer>
  );
}
