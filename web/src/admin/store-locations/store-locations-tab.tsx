import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab, type CardProps } from '../editing/content-tab.tsx';
import { STORE_LOCATIONS } from './store-location-kind.ts';
import { hoursText } from '@app/domain/store-location/hours-text.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { ContentCard } from '../editing/content-card.tsx';

export function StoreLocationCard({ item: location, onEdit }: CardProps<StoreLocation>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <ContentCard
      kind={STORE_LOCATIONS}
      item={location}
      onEdit={onEdit}
      text={localized(location, 'address', language)}
      details={[
        [t('editing.fields.phone'), location.phone],
        [t('editing.fields.hours'), hoursText(location, language)],
        [t('editing.fields.features'), localized(location, 'features', language).join(' · ')],
      ]}
    />
  );
}

/** All store locations by name. */
export function StoreLocationsTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <ContentTab
      kind={STORE_LOCATIONS}
      tab="store-locations"
      orderBy={['name', 'asc']}
      Card={StoreLocationCard}
      columns={[
        {
          key: 'address',
          title: t('editing.fields.address'),
          responsive: ['md'],
          render: (_, location) => localized(location, 'address', language),
        },
        {
          key: 'phone',
          title: t('editing.fields.phone'),
          responsive: ['lg'],
          render: (_, { phone }) => phone,
        },
      ]}
    />
  );
}
