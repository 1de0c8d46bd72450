import { useTranslation } from 'react-i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { STORE_PARAMETER } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import cover from '../../ui/cover-link.module.css';
import { OpeningStatusBadge } from './opening-status-badge.tsx';
import styles from './store-card.module.css';
import { useSpecialHours } from './use-special-hours.tsx';

/** The maximum number of features on a card, so that the next card stays visible. */
const BADGES_MAX = 3;

interface StoreCardProps {
  store: StoreLocation;
  selected: boolean;
  distance: string | null;
  onSelect: () => void;
}

/** A store in the locator's list. A click anywhere on the card selects it. */
export function StoreCard({ store, selected, distance, onSelect }: StoreCardProps) {
  const { language } = useLanguage();
  const { t } = useTranslation('stores');
  const features = localized(store, 'features', language);
  const specialHours = useSpecialHours(store);
  const left = features.length - BADGES_MAX;
  return (
    <li className={styles.card} data-selected={selected || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <button
            type="submit"
            name={STORE_PARAMETER}
            value={store.id}
            className={classNames(cover.link, styles.choose)}
            aria-pressed={selected}
            onClick={onSelect}
          >
            {keepTogether(localized(store, 'name', language))}
          </button>
        </h3>
        <OpeningStatusBadge store={store} />
      </div>
      <p className={styles.address}>
        {keepTogether(localized(store, 'address', language))}
        {distance && (
          <>
            {' · '}
            <span>{t('locator.away', { distance })}</span>
          </>
        )}
      </p>
      <div className={styles.special}>{specialHours}</div>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.slice(0, BADGES_MAX).map((feature) => (
            <li key={feature}>
              <Badge tone="muted">{keepTogether(feature)}</Badge>
            </li>
          ))}
          {left > 0 && (
            <li>
              <Badge>{t('locator.more', { count: left })}</Badge>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
