import {
  DAY_MINUTES,
  formatClock,
  readDayHours,
  type OpeningHours,
} from '@app/domain/store-location/opening-hours.ts';
import type { FormDay } from './values.ts';

/** The weekdays as named under `editing.days`, in the item's order. */
export const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The weekdays from Monday on, as weeks are read here. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** The initial times of a day that is no longer marked closed. */
export const USUAL: Omit<FormDay, 'isOpen'> = { open: '10:00', close: '21:00' };

/** In a time field, midnight is `00:00` as closing time too. */
const toClock = (minutes: number) => formatClock(minutes % DAY_MINUTES);

/** A week as a form shows it, Sunday first. A store that closes after midnight has a closing time earlier than its opening time. */
export function weekToForm(hours: OpeningHours | undefined): FormDay[] {
  return Array.from({ length: 7 }, (_, weekday): FormDay => {
    const day = hours?.[weekday];
    return day
      ? { isOpen: true, open: toClock(day.open), close: toClock(day.close) }
      : { isOpen: false, ...USUAL };
  });
}

/**
 * Converts a week of the form into opening hours; undefined when every day is closed, because then no hours were
 * entered.
 */
export function weekFromForm(week: readonly FormDay[]): OpeningHours | undefined {
  if (!week.some(({ isOpen }) => isOpen)) return undefined;
  return week.map(({ isOpen, open, close }) => (isOpen ? readDayHours(open, close) : null));
}
