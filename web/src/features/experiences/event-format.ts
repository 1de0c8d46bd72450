import type { Messages } from '../../i18n/ko.ts';

/** A length of time as one says it: 45 → 45 min, 120 → 2 h, 150 → 2 h 30 min. */
export function formatDuration(minutes: number, { experiences }: Messages): string {
  const { event } = experiences;
  return minutes < 60 ? event.minutes(minutes) : event.hours(Math.floor(minutes / 60), minutes % 60);
}
