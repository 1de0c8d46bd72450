import type { TFunction } from 'i18next';

/** Formats a duration in minutes: 45 → 45 min, 120 → 2 h, 150 → 2 h 30 min. */
export function formatDuration(duration: number, t: TFunction<'experiences'>): string {
  if (duration < 60) return t('event.minutes', { minutes: duration });
  const hours = Math.floor(duration / 60);
  const minutes = duration % 60;
  return minutes === 0 ? t('event.hours', { hours }) : t('event.hoursAndMinutes', { hours, minutes });
}
