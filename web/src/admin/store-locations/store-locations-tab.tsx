import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { StoreLocationCard } from './store-location-card.tsx';
import { STORE_LOCATIONS } from './store-location-kind.ts';

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
