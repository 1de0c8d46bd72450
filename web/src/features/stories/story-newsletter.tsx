import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './story-newsletter.module.css';

/** The newsletter section below the story list. `children` is the form. */
export function StoryNewsletter({ children }: { children: ReactNode }) {
  const { t } = useTranslation('stories');
  return (
    <Section className={styles.section}>
      <div className={styles.band}>
        <SectionHead title={t('newsletter.title')} text={t('newsletter.text')} />
        {children}
      </div>
    </Section>
  );
}
