import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { FieldOf } from '../../form/field.ts';
import { joinList, splitList } from '../../form/list-text.ts';
import { useLiveDocuments } from '../../live/live-documents.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** The maximum number of products to choose from. */
const CHOICES = 300;

/** Chooses products by their names. One that was deleted since is shown by its id, so that it can be removed. */
export function ProductsField({ field }: { field: FieldOf<'products'> }) {
  const { language } = useLanguage();
  const products = useLiveDocuments<Product>('products', { orderBy: ['createdAt', 'desc'], limit: CHOICES });
  const options = (products.state === 'ready' ? products.value : []).map((product) => ({
    value: product.id,
    label: localized(product, 'title', language),
  }));
  return (
    <LabelledSelect
      field={field}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      loading={products.state === 'loading'}
      getValueProps={(ids: string) => ({ value: splitList(ids) })}
      getValueFromEvent={joinList}
      options={options}
    />
  );
}
