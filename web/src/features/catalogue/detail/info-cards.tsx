import type { Product } from '@app/domain/product/product-schema.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './info-cards.module.css';
import { productAttributes } from './product-attributes.ts';

export function InfoCards({ product }: { product: Product }) {
  const messages = useMessages();
  const { language } = useLanguage();
  return (
    <dl className={styles.cards}>
      {productAttributes(product, messages, language).map(([label, value]) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
