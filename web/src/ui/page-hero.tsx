import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: ReactNode;
  text: ReactNode;
  /** A short Korean line, set vertically. */
  plaque: string;
  tone?: 'wall' | 'coffee' | 'makgeolli';
}

/** The hero of a page: its title, a sentence and a small picture for its tone. */
export function PageHero({ title, text, plaque, tone = 'wall' }: PageHeroProps) {
  return (
    <header className={classNames(styles.hero, styles[tone])}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <span className={styles.picture} aria-hidden="true" />
        <span className={styles.plaque} lang="ko" aria-hidden="true">
          {plaque}
        </span>
      </div>
    </header>
  );
}
