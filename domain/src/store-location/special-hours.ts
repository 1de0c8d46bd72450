import type { Language } from '../shared/language.ts';
import { seoulParts, shortMonth, startOfSeoulDay } from '../shared/seoul-time.ts';
import { fromWallTime, toWallDay } from '../shared/seoul-wall-time.ts';
import { CLOSED, DAYS, formatDayHours, readDayHours, type DayHours } from './opening-hours.ts';

/**
 * A line of a store's special hours: the first and the last day, and the hours of each day, which end on the next one when they
 * do not end later than they begin. `2027-02-06/2027-02-08 closed`, `2027-02-10/2027-02-10 18:00-02:00`.
 */
export const SPECIAL_HOURS_LINE =
  /^(20\d\d-[01]\d-[0-3]\d)\/(20\d\d-[01]\d-[0-3]\d) (?:closed|((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d))$/;

/** How many days ahead visitors see special hours. */
const SPECIAL_HOURS_DAYS = 28;

/** Days in Seoul, as `2027-02-06`, whose hours differ from the weekly ones. */
export interface SpecialHours {
  readonly from: string;
  readonly until: string;
  /** Null means closed all day. */
  readonly hours: DayHours | null;
}

/** A store's special hours, with the reason of each line at the same place of the other lists. */
export interface SpecialHoursLists {
  readonly specialHours?: readonly string[] | undefined;
  readonly specialHoursReasons?: readonly string[] | undefined;
  readonly specialHoursReasonsKr?: readonly string[] | undefined;
}

const startOf = (day: string) => fromWallTime(`${day}T00:00`);

/** Reads a line; undefined when it is none, or when its dates do not exist. Its hours may be impossible. */
export function readSpecialHours(line: string): SpecialHours | undefined {
  const [, from, until, opens, closes] = SPECIAL_HOURS_LINE.exec(line) ?? [];
  if (!from || !until || !startOf(from) || !startOf(until)) return undefined;
  return { from, until, hours: opens && closes ? readDayHours(opens, closes) : null };
}

/** Returns the special hours of the day of `moment`; undefined when the weekly ones apply. */
export function specialHoursOn(specials: readonly SpecialHours[], moment: Date): SpecialHours | undefined {
  const day = toWallDay(moment);
  return specials.find(({ from, until }) => from <= day && day <= until);
}

/** Returns the special hours that have not ended and begin in the next four weeks, soonest first, with their reasons. */
export function upcomingSpecialHours(store: SpecialHoursLists, now: Date) {
  const today = toWallDay(now);
  const last = toWallDay(startOfSeoulDay(now, SPECIAL_HOURS_DAYS));
  return (store.specialHours ?? [])
    .flatMap((line, index) => {
      const special = readSpecialHours(line);
      if (!special || special.until < today || special.from > last) return [];
      const [reason = '', reasonKr = ''] = [
        store.specialHoursReasons?.[index],
        store.specialHoursReasonsKr?.[index],
      ];
      return [{ ...special, reason, reasonKr }];
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function formatDay(day: string, language: Language): string {
  const { month, day: date, weekday } = seoulParts(startOf(day) ?? new Date(Number.NaN));
  const name = DAYS[language][weekday];
  return language === 'kr' ? `${month}월 ${date}일(${name})` : `${name}, ${shortMonth(month)} ${date}`;
}

/** Formats the days of special hours: `Sat, Feb 6 – Mon, Feb 8` or `2월 6일(토)–2월 8일(월)`. */
export function formatSpecialDays({ from, until }: SpecialHours, language: Language): string {
  const days = [...new Set([from, until])].map((day) => formatDay(day, language));
  return days.join(language === 'kr' ? '–' : ' – ');
}

/** Formats the hours of special hours, or that the store is closed. */
export const formatSpecialHours = ({ hours }: SpecialHours, language: Language): string =>
  hours ? formatDayHours(hours) : CLOSED[language];
