import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { FieldValues } from '../live/selection.ts';
import { ChoiceField } from './choice-field.tsx';
import { useSetParameter } from './use-parameter.ts';

/** A filter of a list by one field that every item has. The address stores its option under the field's name. */
export interface FieldFilter<Item> {
  field: keyof Item & string;
  label: string;
  options: readonly { value: string | boolean; label: string }[];
}

/** Returns whether a loaded item has the values of fields. */
export const hasValues = (item: object, values: FieldValues): boolean =>
  Object.entries(values).every(([field, value]) => (item as Record<string, unknown>)[field] === value);

const NO_CHOICE = '';

/** Returns the option of each filter that is in the address; null for those that show everything. */
function useChosen<Item>(filters: readonly FieldFilter<Item>[]) {
  const [search] = useSearchParams();
  return filters.map(({ field, options }) => ({
    field,
    option: options.find(({ value }) => String(value) === search.get(field)) ?? null,
  }));
}

/** Returns the values of fields that the filters select; undefined when they show everything. */
export function useFieldFilters<Item>(filters: readonly FieldFilter<Item>[]): FieldValues | undefined {
  const chosen = useChosen(filters).flatMap(({ field, option }) => (option ? [[field, option.value]] : []));
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as FieldValues);
}

export function FieldFilters<Item>({ filters }: { filters: readonly FieldFilter<Item>[] }) {
  const { t } = useTranslation('admin');
  const set = useSetParameter();
  const chosen = useChosen(filters);
  return filters.map(({ field, label, options }, index) => (
    <ChoiceField
      key={field}
      label={label}
      value={String(chosen[index]?.option?.value ?? NO_CHOICE)}
      options={[
        { value: NO_CHOICE, label: t('lists.all') },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
      onChoose={(value) => set(field, value)}
    />
  ));
}
