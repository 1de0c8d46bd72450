import type { changeSeries, IF_MATCH } from '@app/domain/api/events.ts';
import { eventSchema, type Event, type EventInput } from '@app/domain/event/event-schema.ts';
import { movedWith, sharedChanges } from '@app/domain/event/series-change.ts';
import type { DateOutcome } from '@app/domain/event/series-change-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { problemCodeOf } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';

/** Typed like the constant of the contract, whose module would bundle its schemas. */
const HEADER: typeof IF_MATCH = 'If-Match';

/** What became of a date of a series, and whether its guests are notified. */
export interface DateResult {
  event: Event;
  outcome: DateOutcome;
  isTold: boolean;
}

/** Returns whether the edited date is not the one any more that the admin saw. */
export function isConflict(error: unknown): boolean {
  const code = problemCodeOf(error);
  return code === 'changed_meanwhile' || code === 'not_found';
}

interface DatesChange {
  others: readonly Event[];
  /** By how many days the other dates move. */
  days: number;
  tellsGuests: boolean;
}

/**
 * Makes a change at the edited date and at other dates of its series, all in one commit. Repeating it after a lost response
 * changes nothing. Returns what became of each date.
 */
export async function changeDates(
  base: Event,
  written: EventInput,
  { others, days, tellsGuests }: DatesChange,
): Promise<DateResult[]> {
  rememberOwnChange();
  const { dates } = await call<typeof changeSeries>('POST', `/api/admin/events/${base.id}/series-change`, {
    body: {
      after: written,
      fields: sharedChanges(base, written),
      dates: others.map(({ id, dateTime }) => {
        const to = movedWith({ dateTime }, base, written, days);
        return { id, ...(to && { move: { from: dateTime, to } }) };
      }),
      tellsGuests,
    },
    headers: { [HEADER]: await entityTag(eventSchema.parse(base)) },
  });
  const events = new Map([base, ...others].map((event) => [event.id, event]));
  return dates.map(({ id, ...result }) => ({ event: events.get(id)!, ...result }));
}
