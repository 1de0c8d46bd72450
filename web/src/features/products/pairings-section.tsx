import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { paths } from '../../config/paths.ts';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './pairings-section.module.css';

/** One or two products and the food that goes with them. */
interface ShownPairing {
  products: readonly Product[];
  food: readonly string[];
}

interface PairingsSectionProps {
  title: string;
  text: string;
  pairings: readonly ShownPairing[];
}

export function PairingsSection({ title, text, pairings }: PairingsSectionProps) {
  return (
    <Section className={styles.section}>
      <SectionHead title={title} text={text} />
      <ul className={styles.list}>
        {pairings.map(({ products, food }) => (
          <li key={products.map(({ id }) => id).join()} className={styles.pairing}>
            <PairingCard products={products} food={food} />
          </li>
        ))}
      </ul>
      <ListAlcoholWarning items={pairings.flatMap(({ products }) => products)} />
    </Section>
  );
}

function PairingCard({ products, food }: ShownPairing) {
  const { t } = useTranslation('pairings');
  const { language } = useLanguage();
  return (
    <>
      <div className={styles.pictures}>
        {products.map((product) => (
          <Picture
            key={product.id}
            path={product.images[0]}
            alt=""
            focus={product.imageFocuses?.[0]}
            ratio="4/5"
            sizes="(width < 44rem) 46vw, 12rem"
            upTo={640}
          />
        ))}
      </div>
      <h3 className={styles.title}>
        {products.map((product, index) => (
          <Fragment key={product.id}>
            {index > 0 && ' '}
            <span className={styles.name}>
              {index > 0 && '×\u00a0'}
              <LocalLink to={paths.product(product.id)} className={styles.link}>
                {keepTogether(localized(product, 'title', language))}
              </LocalLink>
            </span>
          </Fragment>
        ))}
      </h3>
      <dl className={styles.food}>
        <dt>{t('food')}</dt>
        <dd>{keepTogether(food.join(', '))}</dd>
      </dl>
    </>
  );
}
