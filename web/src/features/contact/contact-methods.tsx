import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { groupDaysByHours } from '@app/domain/store-location/opening-hours.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './contact-methods.module.css';

export const CONTACT_METHODS_ID = 'contact-methods';

/** E-mail, telephone, social profile, office hours and response time. */
export function ContactMethods({ faqsId }: { faqsId: string }) {
  const { language } = useLanguage();
  const { t } = useTranslation('contact');
  return (
    <Card id={CONTACT_METHODS_ID} title={t('methods.title')}>
      <dl className={styles.methods}>
        <dt>{t('methods.email')}</dt>
        <dd>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </dd>
        <dt>{t('methods.phone')}</dt>
        <dd>
          <a href={telephoneUrl(BRAND.phone)}>{BRAND.phone}</a>
        </dd>
        <dt>{t('methods.social')}</dt>
        <dd>
          <a href={BRAND.social.instagram} target="_blank" rel="noreferrer">
            {BRAND.social.handle} <VisuallyHidden>({t('methods.opensInNewTab')})</VisuallyHidden>
          </a>
        </dd>
        <dt>{t('methods.hours')}</dt>
        <dd>
          <ul>
            {groupDaysByHours(BRAND.hours, language).map(({ days, hours }) => (
              <li key={days} className={styles.day}>
                <span>{days}</span> {hours}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className={styles.reply}>{t('methods.reply')}</p>
      <SectionLink to={faqsId}>{t('methods.faq')}</SectionLink>
    </Card>
  );
}
