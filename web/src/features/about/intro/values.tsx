import type { ReactNode } from 'react';
import { Section } from '../../../ui/section.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { SuitableText } from '../suitable-text.tsx';
import styles from './values.module.css';
import { useIntroWords } from './words.ts';

const VALUES = ['heritage', 'sourcing', 'innovation'] as const;

/** The three pillars, on the about page and at home. `children` leads on from there. */
export function Values({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const { items } = useIntroWords().values;
  return (
    <Section className={styles.values}>
      <div className={styles.lead}>
        <SectionHead title={title} {...(text ? { text } : {})} />
        {children}
      </div>
      <ul className={styles.list}>
        {VALUES.map((value) => (
          <li key={value} className={styles.value}>
            <SuitableText words={items[value]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
