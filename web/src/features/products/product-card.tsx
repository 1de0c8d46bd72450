import { useTranslation } from 'react-i18next';
import { imageDescription } from '@app/domain/product/image-alt.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { shownAvailability } from '@app/domain/product/sold-out.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AvailabilityBadge } from './product-badges.tsx';
import { ProductPrice } from './product-price.tsx';
import type { TFunction } from 'i18next';
import cover from '../../ui/cover-link.module.css';
import styles from './product-card.module.css';

/** Returns the two facts shown on a card: origin and roast level of a coffee, ABV and sweetness of a makgeolli. */
function productFacts(product: Product, t: TFunction<'product'>): string[] {
  const facts =
    product.type === 'coffee'
      ? [
          product.origin && t(`origin.${product.origin}`),
          product.roastLevel && t(`roastLevel.${product.roastLevel}`),
        ]
      : [
          product.abv !== undefined && `${product.abv}%`,
          product.sweetnessLevel &&
            // No label says what is medium.
            t(product.sweetnessLevel === 3 ? 'mediumSweetness' : `sweetness.${product.sweetnessLevel}`),
        ];
  return facts.filter((fact): fact is string => Boolean(fact));
}

interface ProductCardProps {
  product: Product;
  /** The heading level, which depends on where the list is on the page. */
  level?: 2 | 3 | 4;
  priority?: boolean;
}

export function ProductCard({ product, level = 2, priority = false }: ProductCardProps) {
  const { t } = useTranslation('product');
  const { language } = useLanguage();
  const Heading = `h${level}` as const;
  const title = localized(product, 'title', language);
  const availability = shownAvailability(product);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          path={product.images[0]}
          // Empty without an entered text, because the title is next to the picture.
          alt={imageDescription(product, 0, language)}
          focus={product.imageFocuses?.[0]}
          ratio="4/5"
          sizes="(width < 44rem) 46vw, (width < 80rem) 30vw, 24rem"
          upTo={960}
          priority={priority}
        />
        {availability !== 'in_stock' && (
          <span className={styles.badge}>
            <AvailabilityBadge availability={availability} />
          </span>
        )}
      </div>
      <Heading className={styles.title}>
        <LocalLink to={paths.product(product.id)} className={cover.link}>
          {keepTogether(title)}
        </LocalLink>
      </Heading>
      <p className={styles.facts}>{productFacts(product, t).join(' · ')}</p>
      <p className={styles.text}>{keepTogether(localized(product, 'shortDesc', language))}</p>
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
    </article>
  );
}
