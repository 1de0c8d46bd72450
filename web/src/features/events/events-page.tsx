import { useTranslation } from 'react-i18next';
import { PageHero } from '../shared/page-hero.tsx';
import { EventList } from './event-list.tsx';
import { EVENT_TYPES } from '@app/domain/event/event.ts';
import { Section } from '../../ui/section.tsx';
import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import styles from './event-features.module.css';

/** An invitation to groups to arrange a private event by e-mail. */
export function PrivateEvents() {
  const { t } = useTranslation('events');
  return (
    <CallToAction title={t('private.title')} text={t('private.text')} tone="celadon">
      <LocalLink to={`${paths.contact}?type=event`} className={buttonClass('light')}>
        {t('private.contact')}
      </LocalLink>
      <ButtonAnchor
        look="light"
        href={`mailto:${BRAND.eventsEmail}?subject=${encodeURIComponent(t('private.subject'))}`}
      >
        {t('private.mail')}
      </ButtonAnchor>
    </CallToAction>
  );
}

/** A description of each event type. */
function EventFeatures() {
  const { t } = useTranslation('events');
  return (
    <Section className={styles.section} aria-label={t('features.label')}>
      <ul className={styles.list}>
        {EVENT_TYPES.map((type) => (
          <li key={type} className={styles.feature}>
            <h2 className={styles.title}>{t(`features.${type}.title`)}</h2>
            <p className={styles.text}>{t(`features.${type}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function EventsPage() {
  const { t } = useTranslation('events');
  return (
    <>
      <PageHero title={t('title')} text={t('text')} plaque="손으로 익히다" place="banner-experiences" />
      <EventFeatures />
      <EventList />
      <PrivateEvents />
    </>
  );
}
