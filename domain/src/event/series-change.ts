import { isDeepEqual } from '../shared/deep-equal.ts';
import { eventInputSchema, type Event, type EventInput } from './event-schema.ts';
import { areDatesOfOneSeries } from './event-series.ts';
import { isUpcoming } from './event-timing.ts';
import { atTimeOf, timeOfDay } from './series-dates.ts';

/** Which upcoming dates of a series get a change beside the date that was edited. */
export const SERIES_SCOPES = ['one', 'later', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** What each date of a series has for itself. Of the date, the time of day can be changed for several. */
const OWN_FIELDS: readonly string[] = ['id', 'createdAt', 'dateTime', 'visibleFrom', 'visibleUntil'];

/** What an absent field means, where the form writes it out. Absent texts are empty. */
const MEANINGS: Partial<EventInput> = { payment: 'online', includes: [], includesKr: [] };

const meaningOf = (event: EventInput, name: SharedField) => event[name] ?? MEANINGS[name] ?? '';

export type SharedField = Exclude<keyof EventInput, 'visibleFrom' | 'visibleUntil'>;

/** Returns the changed fields that other dates of the series can take over; `dateTime` stands for the time of day. */
export function sharedChanges(before: Event, after: EventInput): SharedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as SharedField[];
  const shared = names.filter(
    (name) => !OWN_FIELDS.includes(name) && !isDeepEqual(meaningOf(before, name), meaningOf(after, name)),
  );
  return timeOfDay(before.dateTime) === timeOfDay(after.dateTime) ? shared : ['dateTime', ...shared];
}

/** Returns the fields of another date of the series after it has taken over what changed from `before` to `after`. */
export const takeOver = (event: Event, before: Event, after: EventInput): EventInput =>
  takeOverFields(event, sharedChanges(before, after), after);

/** Returns the fields of another date of the series after it has taken over some fields of `after`. */
export function takeOverFields(event: Event, names: readonly SharedField[], after: EventInput): EventInput {
  const { id: _, createdAt: __, previousDates: ___, ...fields } = event;
  const changes = names.map((name) => [
    name,
    name === 'dateTime' ? atTimeOf(after.dateTime, event.dateTime) : after[name],
  ]);
  const merged = { ...fields, ...(Object.fromEntries(changes) as Partial<EventInput>) };
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
