import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { AVAILABILITIES } from '@app/domain/product/product.ts';
import { QuickChoice } from '../editing/quick-choice.tsx';
import { PRODUCTS } from './product-kind.ts';

/** Sets a product's availability with one press. */
export function AvailabilityChoice({ product }: { product: Product }) {
  const { t } = useTranslation(['admin', 'product']);
  return (
    <QuickChoice
      kind={PRODUCTS}
      item={product}
      name="availability"
      label={t('editing.fields.availability')}
      value={product.availability}
      options={AVAILABILITIES.map((value) => ({ value, label: t(`product:availability.${value}`) }))}
    />
  );
}
