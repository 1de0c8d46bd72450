import type { Language } from '../shared/language.ts';
import { formatBadgeDate, formatEventTime, startOfSeoulDay } from '../shared/seoul-time.ts';

/** Formats a deadline for “by …”: the last whole day when it is a midnight in Seoul, which is easily taken for a day later. */
export const formatDeadline = (until: Date, language: Language): string =>
  until.getTime() === startOfSeoulDay(until).getTime()
    ? formatBadgeDate(new Date(until.getTime() - 1), language)
    : formatEventTime(until, language);
