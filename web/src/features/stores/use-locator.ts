import { useState } from 'react';
import { sortByDistance } from '@app/domain/store-location/distance.ts';
import { isOpenAt } from '@app/domain/store-location/opening-status.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { matchesStoreSearch } from '@app/domain/store-location/store-search.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMinute } from '../../lib/use-minute.ts';
import { isKnown, usePosition } from './use-position.ts';
import { useSelectedStore } from './use-selected-store.ts';

/**
 * Returns the state of the store locator: search and filters, matching stores, and the selected one (by default the
 * first).
 */
export function useLocator(stores: readonly StoreLocation[]) {
  const { language } = useLanguage();
  const now = useMinute();
  const [chosen, select] = useSelectedStore();
  const [query, setQuery] = useState('');
  const [openOnly, setOpenOnly] = useState(false);
  const [chosenBefore, setChosenBefore] = useState(chosen);

  const matching = stores.filter(
    (store) => matchesStoreSearch(store, query, language) && (!openOnly || isOpenAt(store, now)),
  );
  const { position, request, forget } = usePosition((coordinates) => {
    const [nearest] = sortByDistance(matching, coordinates);
    // Unless the visitor has chosen another store in the meantime.
    if (nearest && chosen === chosenBefore) select(nearest.id, 'replace');
  });
  const shown = isKnown(position) ? sortByDistance(matching, position) : matching;

  const toggleNearest = () => {
    if (isKnown(position)) return forget();
    setChosenBefore(chosen);
    request();
  };
  const clear = () => {
    setQuery('');
    setOpenOnly(false);
  };
  return {
    query,
    setQuery,
    openOnly,
    toggleOpenOnly: () => setOpenOnly(!openOnly),
    position,
    toggleNearest,
    clear,
    shown,
    selected: shown.find(({ id }) => id === chosen) ?? shown[0] ?? null,
    select,
  };
}

export type Locator = ReturnType<typeof useLocator>;
