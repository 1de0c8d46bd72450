import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './journey.module.css';
import { TitledText } from './titled-text.tsx';

const STEPS = ['wall', 'fire', 'door'] as const;

/** The history of the brand in three steps. */
export function Journey() {
  const { t } = useTranslation('about');
  return (
    <Section className={styles.journey}>
      <SectionHead title={t('journey.title')} />
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.when}>{t(`journey.steps.${step}.when`)}</p>
            <TitledText
              title={<AgeText>{(context) => t(`journey.steps.${step}.title`, context)}</AgeText>}
              text={<AgeText>{(context) => t(`journey.steps.${step}.text`, context)}</AgeText>}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
