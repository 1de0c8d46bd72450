import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './home-hero.module.css';

const PLAQUES = { coffee: '볕', makgeolli: '담' } as const;
const CRAFTS = ['coffee', 'makgeolli'] as const;

/** The two halves of the house under one light, and the line that joins them. */
export function HomeHero() {
  const { home, product } = useMessages();
  return (
    <div className={styles.hero}>
      <h1 className={styles.line}>{home.title}</h1>
      <div className={styles.halves}>
        {CRAFTS.map((craft) => (
          <section key={craft} className={`${styles.half} ${styles[craft]}`} aria-label={product.type[craft]}>
            <HeroPicture craft={craft} />
            <span className={styles.plaque} lang="ko" aria-hidden="true">
              {PLAQUES[craft]}
            </span>
            <div className={styles.words}>
              <h2 className={styles.title}>{home[craft].title}</h2>
              <p className={styles.text}>{home[craft].text}</p>
              <LocalLink to={paths[craft]} className={buttonClass('light')}>
                {home[craft].action}
              </LocalLink>
            </div>
          </section>
        ))}
        <span className={styles.light} aria-hidden="true" />
      </div>
    </div>
  );
}
