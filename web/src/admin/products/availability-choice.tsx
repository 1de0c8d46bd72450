import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { AVAILABILITIES } from '@app/domain/product/product.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useQuickEdit } from '../editing/use-quick-edit.ts';
import { PRODUCTS } from './product-kind.ts';

/** Sets a product's availability with one press. */
export function AvailabilityChoice({ product }: { product: Product }) {
  const { t } = useTranslation(['admin', 'product']);
  const { language } = useLanguage();
  const { mutate, isPending } = useQuickEdit(PRODUCTS, product);
  const label = t('editing.nameOfAction', {
    action: t('editing.fields.availability'),
    name: PRODUCTS.nameOf(product, language),
  });
  return (
    <Radio.Group
      aria-label={label}
      size="small"
      optionType="button"
      buttonStyle="solid"
      disabled={isPending}
      value={product.availability}
      options={AVAILABILITIES.map((value) => ({ value, label: t(`product:availability.${value}`) }))}
      onChange={({ target }) => mutate({ availability: target.value as Product['availability'] })}
    />
  );
}
