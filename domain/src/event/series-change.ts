import { isDeepEqual } from '../shared/deep-equal.ts';
import { eventInputSchema, type Event, type EventInput } from './event-schema.ts';
import { areDatesOfOneSeries } from './event-series.ts';
import { isUpcoming } from './event-timing.ts';
import { startOfSeoulDay } from '../shared/seoul-time.ts';
import { atTimeOf, timeOfDay } from './series-dates.ts';

/** Which upcoming dates of a series get a change beside the date that was edited. */
export const SERIES_SCOPES = ['one', 'later', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** What each date of a series has for itself. */
const OWN_FIELDS: readonly string[] = ['id', 'createdAt', 'dateTime', 'visibleFrom', 'visibleUntil'];

/** What an absent field means, where the form writes it out. Absent texts are empty. */
const MEANINGS: Partial<EventInput> = { payment: 'online', includes: [], includesKr: [] };

const meaningOf = (event: EventInput, name: SharedField) => event[name] ?? MEANINGS[name] ?? '';

export type SharedField = Exclude<keyof EventInput, 'dateTime' | 'visibleFrom' | 'visibleUntil'>;

/** Returns the changed fields that other dates of the series can take over. */
export function sharedChanges(before: Event, after: EventInput): SharedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as SharedField[];
  return names.filter(
    (name) => !OWN_FIELDS.includes(name) && !isDeepEqual(meaningOf(before, name), meaningOf(after, name)),
  );
}

type Dated = Pick<Event, 'dateTime'>;

/** Returns whether a change moves the date or its time of day, which others can follow. */
export const movesDate = (before: Dated, after: Dated): boolean =>
  before.dateTime.getTime() !== after.dateTime.getTime();

/** Returns by how many days in Seoul a change moves a date. */
export const movedDays = (before: Dated, after: Dated): number =>
  (startOfSeoulDay(after.dateTime).getTime() - startOfSeoulDay(before.dateTime).getTime()) / 86_400_000;

/**
 * Returns when another date of the series takes place after the change of one: at its new time of day if this has changed,
 * and `days` later. Undefined if that is when it takes place today.
 */
export function movedWith(date: Dated, before: Dated, after: Dated, days: number): Date | undefined {
  const changesTime = timeOfDay(before.dateTime) !== timeOfDay(after.dateTime);
  const moved = atTimeOf(changesTime ? after.dateTime : date.dateTime, startOfSeoulDay(date.dateTime, days));
  return moved.getTime() === date.dateTime.getTime() ? undefined : moved;
}

/** Returns the fields of another date of the series after it has taken over some fields of `after`. */
export function takeOver(
  event: Event,
  names: readonly SharedField[],
  after: EventInput,
  dateTime = event.dateTime,
): EventInput {
  const { id: _, createdAt: __, previousDates: ___, ...fields } = event;
  const changes = names.map((name) => [name, after[name]]);
  const merged = { ...fields, ...(Object.fromEntries(changes) as Partial<EventInput>), dateTime };
  // An absent field is absent in Firestore too.
  const present = Object.entries(merged).filter(([, value]) => value !== undefined);
  return eventInputSchema.parse(Object.fromEntries(present));
}

/** Returns the other upcoming dates of the event's series that a scope names, soonest first. */
export function datesInScope(
  scope: SeriesScope,
  event: Event,
  { series, now }: { series: readonly Event[]; now: Date },
): Event[] {
  if (scope === 'one') return [];
  return series
    .filter((other) => areDatesOfOneSeries(event, other) && isUpcoming(other, now))
    .filter((other) => scope === 'all' || other.dateTime > event.dateTime)
    .toSorted((a, b) => a.dateTime.getTime() - b.dateTime.getTime());
}
