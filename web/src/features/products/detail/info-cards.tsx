import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './info-cards.module.css';
import { Scale } from './scale.tsx';
import { productAttributes } from './product-attributes.ts';

export function InfoCards({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { language } = useLanguage();
  return (
    <dl className={styles.cards}>
      {productAttributes(product, t, language).map(({ label, value, scale }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {keepTogether(value)}
            {scale && <Scale {...scale} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
