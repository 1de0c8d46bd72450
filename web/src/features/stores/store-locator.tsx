import { useTranslation } from 'react-i18next';
import { LOCATOR_ID } from '../../config/paths.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { LocatorControls } from './locator-controls.tsx';
import { SelectedStore } from './selected-store.tsx';
import { StoreList } from './store-list.tsx';
import styles from './store-locator.module.css';
import { StoreMap } from './store-map.tsx';
import { StoresUnavailable } from './stores-unavailable.tsx';
import { useLocator } from './use-locator.ts';
import { useStores } from './use-stores.ts';

/** Search, list and map of the stores. Search and list work without the map's script. */
export function StoreLocator({ mapsKey }: { mapsKey: string | undefined }) {
  const { t } = useTranslation('stores');
  const { state, stores, retry } = useStores();
  const locator = useLocator(stores);
  const { shown, selected, select } = locator;
  return (
    <Section id={LOCATOR_ID} className={styles.section} aria-label={t('locator.title')}>
      <SectionHead title={t('locator.title')} text={t('locator.text')} />
      {stores.length === 0 ? (
        <StoresUnavailable state={state} retry={retry} />
      ) : (
        <div className={styles.locator}>
          <div className={styles.finding}>
            <LocatorControls locator={locator} />
            <StoreList locator={locator} />
          </div>
          <div className={styles.place}>
            <StoreMap stores={shown} selected={selected} onSelect={select} mapsKey={mapsKey} />
            {selected && <SelectedStore store={selected} />}
          </div>
        </div>
      )}
    </Section>
  );
}
