import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useLiveDocuments } from '../../live/live-documents.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** Far more stores than a shop of this size has. */
const MOST = 100;

/** A select of the stores by name, or of none. One that was deleted since is shown by its id. */
export function StoreField({ field }: { field: FieldOf<'store'> }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const stores = useLiveDocuments<StoreLocation>('storeLocations', { orderBy: ['name', 'asc'], limit: MOST });
  const options = (stores.state === 'ready' ? stores.value : []).map((store) => ({
    value: store.id,
    label: localized(store, 'name', language),
  }));
  return (
    <LabelledSelect
      field={field}
      loading={stores.state === 'loading'}
      options={[{ value: '', label: t('editing.none') }, ...options]}
    />
  );
}
