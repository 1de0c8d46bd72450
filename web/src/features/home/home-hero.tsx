import { useTranslation } from 'react-i18next';
import { PRODUCT_TYPES } from '@app/domain/product/product.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useAlcoholShown } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute, AgeText } from '../../age-gate/age-variants.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CraftPicture } from '../shared/craft-picture.tsx';
import styles from './home-hero.module.css';

/** The two syllables of the brand name, one per craft. */
const PLAQUES = { coffee: '볕', makgeolli: '담' } as const;

/** The hero of the home page: a picture of each craft and the tagline. */
export function HomeHero() {
  const { t } = useTranslation(['home', 'product']);
  const crafts = useAlcoholShown() ? PRODUCT_TYPES : (['coffee'] as const);
  return (
    <div className={styles.hero}>
      <h1 className={styles.line}>
        <AgeText>
          {(context) =>
            t('title', context)
              .split('\n')
              .map((part) => (
                <span key={part} className={styles.part}>
                  {part}{' '}
                </span>
              ))
          }
        </AgeText>
      </h1>
      <div className={classNames(styles.halves, crafts.length === 1 && styles.alone)}>
        {crafts.map((craft) => (
          <section
            key={craft}
            {...ageAttribute({ type: craft })}
            className={`${styles.half} ${styles[craft]}`}
            aria-label={t(`product:type.${craft}`)}
          >
            <CraftPicture craft={craft} page="home" priority={craft === crafts[0]} />
            <div className={styles.body}>
              <span className={styles.plaque} lang="ko" aria-hidden="true">
                {PLAQUES[craft]}
              </span>
              <div className={styles.text}>
                <h2 className={styles.title}>{t(`${craft}.title`)}</h2>
                <p>{t(`${craft}.text`)}</p>
                <LocalLink to={paths[craft]} className={buttonClass('light', styles.action)}>
                  {t(`${craft}.action`)}
                </LocalLink>
              </div>
            </div>
          </section>
        ))}
        <span className={styles.light} aria-hidden="true" />
      </div>
    </div>
  );
}
