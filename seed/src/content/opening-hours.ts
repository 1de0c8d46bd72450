import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';

const DAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  kr: ['일', '월', '화', '수', '목', '금', '토'],
} as const;
const CLOSED = { en: 'closed', kr: '휴무' } as const;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The brand's hours on one line, like days together: `Mon closed · Tue–Thu 10:00–21:00 · …`. */
export function openingHours(language: Language): string {
  const groups: { days: string[]; hours: string }[] = [];
  for (const weekday of MONDAY_FIRST) {
    const day = BRAND.hours[weekday];
    const hours = day ? `${clock(day.open)}–${clock(day.close)}` : CLOSED[language];
    const last = groups.at(-1);
    if (last?.hours === hours) last.days.push(DAYS[language][weekday]);
    else groups.push({ days: [DAYS[language][weekday]], hours });
  }
  return groups
    .map(({ days, hours }) => `${[...new Set([days[0], days.at(-1)])].join('–')} ${hours}`)
    .join(' · ');
}
