import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatClock } from '@app/domain/store-location/opening-hours.ts';
import {
  openingStatusAt,
  type Opening,
  type OpeningStatus,
} from '@app/domain/store-location/opening-status.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './opening-status-badge.module.css';
import { useMinute } from '../../lib/use-minute.ts';

function sentenceOf(status: OpeningStatus, t: TFunction<'stores'>): string {
  switch (status.state) {
    case 'open':
      return t('openingStatus.open', { until: formatClock(status.until) });
    case 'opensLater':
      return t('openingStatus.opensLater', { at: formatClock(status.at) });
    default:
      return t(`openingStatus.${status.state}`);
  }
}

/** Whether the store is open now, and until or from when; nothing when its hours are unknown. */
export function OpeningStatusBadge({ store }: { store: Opening }) {
  const { t } = useTranslation('stores');
  const status = openingStatusAt(store, useMinute());
  if (!status) return null;
  const isOpen = status.state === 'open' || status.state === 'openForADay';
  return <span className={classNames(styles.status, isOpen && styles.open)}>{sentenceOf(status, t)}</span>;
}
