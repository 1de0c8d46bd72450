import { classNames } from './class-names.ts';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  text: string;
  /** A short Korean line set vertically, as a plaque on a gate. */
  plaque: string;
  tone?: 'wall' | 'coffee' | 'makgeolli';
}

/** The head of a page: a stretch of wall with light wandering over it. */
export function PageHero({ title, text, plaque, tone = 'wall' }: PageHeroProps) {
  return (
    <header className={classNames(styles.hero, styles[tone])}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <span className={styles.plaque} lang="ko" aria-hidden="true">
          {plaque}
        </span>
      </div>
    </header>
  );
}
