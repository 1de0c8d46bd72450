import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { distanceKm, formatDistance } from '@app/domain/store-location/distance.ts';
import { LOCATOR_ID } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { StoreCard } from './store-card.tsx';
import styles from './store-list.module.css';
import type { Locator } from './use-locator.ts';
import { isKnown } from './use-position.ts';

/** The matching stores. Selecting one on the map scrolls the list, not the page, to its card. */
export function StoreList({ locator }: { locator: Locator }) {
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
