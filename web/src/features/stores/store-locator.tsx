import { useTranslation } from 'react-i18next';
import { useId, useEffect, useRef } from 'react';
import { distanceKm, formatDistance } from '@app/domain/store-location/distance.ts';
import { LOCATOR_ID } from '../../config/paths.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { SelectedStore } from './selected-store.tsx';
import styles from './store-locator.module.css';
import { StoreMap } from './store-map.tsx';
import { StoresUnavailable } from './stores-unavailable.tsx';
import { useLocator, type Locator } from './use-locator.ts';
import { useStores } from './use-stores.ts';
import { TextField } from '../../ui/field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { isKnown } from './use-position.ts';
import { Button } from '../../ui/button.tsx';
import { StoreCard } from './store-card.tsx';

/** The matching stores. Selecting one on the map scrolls the list, not the page, to its card. */
function StoreList({ locator }: { locator: Locator }) {
  const { t } = useTranslation('stores');
  const { shown, selected, select, position, query, clear } = locator;
  const listRef = useRef<HTMLUListElement>(null);
  const selectedId = selected?.id;

  useEffect(() => {
    const list = listRef.current;
    const card = list?.querySelector<HTMLElement>('[data-selected]');
    if (!selectedId || !list || !card) return;
    const above = card.offsetTop - list.scrollTop;
    const below = above + card.offsetHeight - list.clientHeight;
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
  }, [selectedId]);

  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{query.trim() ? t('locator.noMatch') : t('locator.noneOpen')}</p>
        <Button look="quiet" onClick={clear}>
          {t('locator.clear')}
        </Button>
      </div>
    );
  }
  return (
    // Without JavaScript a press opens the page with the store.
    <form action={`#${LOCATOR_ID}`} onSubmit={(submission) => submission.preventDefault()}>
      <ul ref={listRef} className={styles.list} aria-label={t('locator.title')}>
        {shown.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            selected={store.id === selectedId}
            distance={isKnown(position) ? formatDistance(distanceKm(position, store)) : null}
            onSelect={() => select(store.id)}
          />
        ))}
      </ul>
    </form>
  );
}

/** The search box and the toggles that filter and sort the list. */
function LocatorControls({ locator }: { locator: Locator }) {
  const { t } = useTranslation('stores');
  const { query, setQuery, openOnly, toggleOpenOnly, position, toggleNearest, shown } = locator;
  const noteId = useId();
  const isRequesting = position === 'requesting';
  return (
    <div className={styles.controls} data-needs-script>
      <TextField
        label={t('locator.search')}
        placeholder={t('locator.placeholder')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles.toggles}>
        <Toggle
          pressed={isKnown(position)}
          aria-busy={isRequesting}
          aria-describedby={noteId}
          onClick={() => !isRequesting && toggleNearest()}
        >
          {isRequesting ? t('locator.locating') : t('locator.nearest')}
        </Toggle>
        <Toggle pressed={openOnly} onClick={toggleOpenOnly}>
          {t('locator.openNow')}
        </Toggle>
      </div>
      <output id={noteId} className={styles.note}>
        {position === 'denied' && t('locator.refused')}
      </output>
      <output className={styles.count}>{t('locator.count', { count: shown.length })}</output>
    </div>
  );
}

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
