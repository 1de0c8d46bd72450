import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TitledText } from './titled-text.tsx';
import styles from './values.module.css';

const VALUES = ['heritage', 'sourcing', 'innovation'] as const;

/** The brand's three values, on the about page and the home page. `children` is for a link to further content. */
export function Values({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('aboutIntro');
  return (
    <Section className={styles.values}>
      <div className={styles.lead}>
        <SectionHead title={title} {...(text ? { text } : {})} />
        {children}
      </div>
      <ul className={styles.list}>
        {VALUES.map((value) => (
          <li key={value} className={styles.value}>
            <TitledText
              title={t(`values.items.${value}.title`)}
              text={<AgeText>{(context) => t(`values.items.${value}.text`, context)}</AgeText>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
