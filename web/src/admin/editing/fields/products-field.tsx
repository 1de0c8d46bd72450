import { Select } from 'antd';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Field } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { joinList, splitList } from '../../form/list-text.ts';
import { textOf } from '../../form/values.ts';
import { useLiveDocuments } from '../../live/live-documents.ts';
import { useLabel } from './use-label.ts';

/** The maximum number of products to choose from. */
const CHOICES = 300;

/** Chooses products by their names. One that was deleted since is shown by its id, so that it can be removed. */
export function ProductsField({ field }: { field: FieldOf<'products'> }) {
  const { language } = useLanguage();
  const { values, problemOf, change } = useForm();
  const products = useLiveDocuments<Product>('products', { orderBy: ['createdAt', 'desc'], limit: CHOICES });
  const options = (products.state === 'ready' ? products.value : []).map((product) => ({
    value: product.id,
    label: localized(product, 'title', language),
  }));
  return (
    <Field label={useLabel()(field)} error={problemOf(field.name)}>
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Select
          id={id}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          mode="multiple"
          size="large"
          virtual={false}
          status={isInvalid ? 'error' : ''}
          showSearch={{ optionFilterProp: 'label' }}
          loading={products.state === 'loading'}
          value={splitList(textOf(values, field.name))}
          onChange={(ids: string[]) => change(field.name, joinList(ids))}
          options={options}
        />
      )}
    </Field>
  );
}
