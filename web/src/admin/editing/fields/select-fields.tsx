import { Select, type FormItemProps, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { Field } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { useLabel } from './use-label.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { joinList, splitList } from '../../form/list-text.ts';
import { useLiveDocuments, useLiveUnion } from '../../live/live-documents.ts';
import type { Selection } from '../../live/selection.ts';

interface LabelledSelectProps extends Pick<SelectProps, 'mode' | 'showSearch' | 'loading' | 'options'> {
  field: FieldOf<'choice' | 'products' | 'store' | 'thanks'>;
}

/** A select with the label of its field and its error. */
function LabelledSelect({
  getValueProps,
  getValueFromEvent,
  ...select
}: LabelledSelectProps & Pick<FormItemProps, 'getValueProps' | 'getValueFromEvent'>) {
  return (
    <FormValue
      name={select.field.name}
      {...(getValueProps && { getValueProps })}
      {...(getValueFromEvent && { getValueFromEvent })}
    >
      <SelectOfField {...select} />
    </FormValue>
  );
}

function SelectOfField({ field, ...select }: LabelledSelectProps) {
  const { problemOf } = useForm();
  return (
    <Field label={useLabel()(field)} error={problemOf(field.name)}>
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Select
          size="large"
          virtual={false}
          status={isInvalid ? 'error' : ''}
          {...select}
          id={id}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}

export function ChoiceField({ field }: { field: FieldOf<'choice'> }) {
  const { t } = useTranslation(['admin', 'product', 'events']);
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  const none = field.isOptional ? [{ value: '', label: t('editing.none') }] : [];
  return (
    <LabelledSelect
      field={field}
      options={[...none, ...field.options.map((value) => ({ value, label: labels[value] ?? value }))]}
    />
  );
}

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

/** The stores by name: far more than a shop of this size has. */
export const STORES: Selection = { orderBy: ['name', 'asc'], limit: 100 };

/** Returns the ids and names of the stores; none until they are loaded. */
export function useStoreOptions() {
  const { language } = useLanguage();
  const stores = useLiveDocuments<StoreLocation>('storeLocations', STORES);
  return {
    isLoading: stores.state === 'loading',
    options: (stores.state === 'ready' ? stores.value : []).map((store) => ({
      value: store.id,
      label: localized(store, 'name', language),
    })),
  };
}

/** A select of the stores by name, or of none. One that was deleted since is shown by its id. */
export function StoreField({ field }: { field: FieldOf<'store'> }) {
  const { t } = useTranslation('admin');
  const { options, isLoading } = useStoreOptions();
  return (
    <LabelledSelect
      field={field}
      loading={isLoading}
      options={[{ value: '', label: t('editing.none') }, ...options]}
    />
  );
}

/** The stories or products by title: far more than a shop of this size has. */
export const BY_TITLE: Selection = { orderBy: ['title', 'asc'], limit: 300 };

/** Returns what the mail of thanks may link to, by path and title; nothing until it is loaded. */
export function useThanksOptions() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const stories = useLiveUnion<Story>('stories', [BY_TITLE]);
  const products = useLiveUnion<Product>('products', [BY_TITLE]);
  const groupOf = (kind: 'stories' | 'products', live: typeof stories | typeof products) => ({
    label: t(`editing.thanks.${kind}`),
    options:
      live.state === 'ready'
        ? live.value.map((item) => ({
            value: `${kind}/${item.id}`,
            label: localized(item, 'title', language),
          }))
        : [],
  });
  return [groupOf('stories', stories), groupOf('products', products)];
}

/** A select of the mail of thanks: none, without a link, or with a story or product. */
export function ThanksField({ field }: { field: FieldOf<'thanks'> }) {
  const { t } = useTranslation('admin');
  const linked = useThanksOptions();
  return (
    <LabelledSelect
      field={field}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: '', label: t('editing.thanks.none') },
        { value: 'plain', label: t('editing.thanks.plain') },
        ...linked,
      ]}
    />
  );
}
