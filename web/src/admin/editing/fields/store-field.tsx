import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { LabelledSelect } from './labelled-select.tsx';
import { useStoreOptions } from './use-store-options.ts';

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
