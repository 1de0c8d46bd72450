import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './journey.module.css';
import { useTranslationContext } from '../../age-gate/age-answer-provider.tsx';
import { TitledText } from './titled-text.tsx';

const STEPS = ['wall', 'fire', 'door'] as const;

/** The history of the brand in three steps. */
export function Journey() {
  const { t } = useTranslation('about');
  const context = useTranslationContext();
  return (
    <Section className={styles.journey}>
      <SectionHead title={t('journey.title')} />
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.when}>{t(`journey.steps.${step}.when`)}</p>
            <TitledText
              title={t(`journey.steps.${step}.title`, context)}
              text={t(`journey.steps.${step}.text`, context)}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
