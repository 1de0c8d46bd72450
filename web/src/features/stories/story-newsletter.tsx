import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './story-newsletter.module.css';
import { useStoryWords } from './words.ts';

/** Below the list: how to hear of the next story. `children` is the form. */
export function StoryNewsletter({ children }: { children: ReactNode }) {
  const { newsletter } = useStoryWords();
  return (
    <Section className={styles.section}>
      <div className={styles.band}>
        <SectionHead title={newsletter.title} text={newsletter.text} />
        {children}
      </div>
    </Section>
  );
}
