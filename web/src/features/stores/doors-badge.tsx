import {
  openingStatusAt,
  formatClock,
  type OpeningStatus,
  type OpeningHours,
} from '@app/domain/store-location/opening-hours.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './doors-badge.module.css';
import type { StoreWords } from './ko.ts';
import { useMinute } from './use-minute.ts';
import { useStoreWords } from './words.ts';

function sentenceOf(doors: OpeningStatus, words: StoreWords['doors']): string {
  switch (doors.state) {
    case 'open':
      return words.open(formatClock(doors.until));
    case 'opensLater':
      return words.opensLater(formatClock(doors.at));
    default:
      return words[doors.state];
  }
}

/** Whether the doors are open, and until or from when. */
export function DoorsBadge({ hours }: { hours: OpeningHours }) {
  const words = useStoreWords();
  const doors = openingStatusAt(hours, useMinute());
  return (
    <span className={classNames(styles.doors, doors.state === 'open' && styles.open)}>
      {sentenceOf(doors, words.doors)}
    </span>
  );
}
