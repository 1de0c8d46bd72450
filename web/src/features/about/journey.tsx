import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './journey.module.css';
import { SuitableText } from './suitable-text.tsx';
import { useAboutWords } from './words.ts';

const STEPS = ['wall', 'fire', 'door'] as const;

/** How the house came to be, in three steps along its wall. */
export function Journey() {
  const { title, steps } = useAboutWords().journey;
  return (
    <Section className={styles.journey}>
      <SectionHead title={title} />
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.when}>{steps[step].when}</p>
            <SuitableText words={steps[step]} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
