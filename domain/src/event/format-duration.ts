import type { Language } from '../shared/language.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const UNITS: Record<Language, Record<'hours' | 'minutes', (count: number) => string>> = {
  kr: { hours: (count) => `${count}시간`, minutes: (count) => `${count}분` },
  en: { hours: (count) => counted(count, 'hour'), minutes: (count) => counted(count, 'minute') },
};

/** Formats a duration in minutes: 45 → `45 minutes`, 120 → `2 hours`, 150 → `2 hours 30 minutes`. */
export function formatDuration(duration: number, language: Language): string {
  const hours = Math.floor(duration / 60);
  const minutes = duration % 60;
  const units = UNITS[language];
  return [hours > 0 && units.hours(hours), minutes > 0 && units.minutes(minutes)].filter(Boolean).join(' ');
}
