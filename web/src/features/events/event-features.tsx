import { useTranslation } from 'react-i18next';
import { EVENT_TYPES } from '@app/domain/event/event.ts';
import { Section } from '../../ui/section.tsx';
import styles from './event-features.module.css';

/** A description of each event type. */
export function EventFeatures() {
  const { t } = useTranslation('experiences');
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
