import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  openingStatusAt,
  formatClock,
  type OpeningStatus,
  type OpeningHours,
} from '@app/domain/store-location/opening-hours.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './doors-badge.module.css';
import { useMinute } from './use-minute.ts';

function sentenceOf(doors: OpeningStatus, t: TFunction<'stores'>): string {
  switch (doors.state) {
    case 'open':
      return t('doors.open', { until: formatClock(doors.until) });
    case 'opensLater':
      return t('doors.opensLater', { at: formatClock(doors.at) });
    default:
      return t(`doors.${doors.state}`);
  }
}

/** Whether the doors are open, and until or from when. */
export function DoorsBadge({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation('stores');
  const doors = openingStatusAt(hours, useMinute());
  return (
    <span className={classNames(styles.doors, doors.state === 'open' && styles.open)}>
      {sentenceOf(doors, t)}
    </span>
  );
}
