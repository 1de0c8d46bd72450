import type { ReactNode } from 'react';
import type { SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { useSitePicture } from './site-pictures.ts';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: ReactNode;
  text: ReactNode;
  /** A short Korean line, set vertically. */
  plaque: string;
  tone?: 'wall' | 'coffee' | 'makgeolli';
  /** Where the owner may put a photograph instead of the small picture. */
  place: SitePicturePlace;
  /** A link below the text. */
  children?: ReactNode;
}

/** The hero of a page: its title, a sentence and a small picture: the owner's photograph, or an illustration for its tone. */
export function PageHero({ title, text, plaque, tone = 'wall', place, children }: PageHeroProps) {
  const photograph = useSitePicture(place);
  const illustration = <span className={styles.picture} aria-hidden="true" />;
  return (
    <header className={classNames(styles.hero, styles[tone])}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        {photograph ? (
          <span className={styles.photograph}>
            <Picture {...photograph} ratio="3/2" sizes="15rem" upTo={640} priority fallback={illustration} />
          </span>
        ) : (
          illustration
        )}
        <span className={styles.plaque} lang="ko" aria-hidden="true">
          {plaque}
        </span>
      </div>
    </header>
  );
}
