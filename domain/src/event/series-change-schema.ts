import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { eventInputSchema } from './event-schema.ts';
import { SERIES_MAX } from './series-dates.ts';

/** The fields that dates of a series can take over from another one. */
export const sharedFieldSchema = eventInputSchema
  .keyof()
  .exclude(['dateTime', 'visibleFrom', 'visibleUntil']);

/** A change of one date of a series that other dates take over. */
export const seriesChangeSchema = z.strictObject({
  /** The edited date after its change. */
  after: eventInputSchema,
  /** What the other dates take over from it. */
  fields: z.array(sharedFieldSchema),
  /** The other dates. One with `move` takes place at `to` if it took place at `from`: a repeated request does not move it again. */
  dates: z
    .array(
      z.strictObject({
        id: idSchema,
        move: z.strictObject({ from: instantSchema, to: instantSchema }).optional(),
      }),
    )
    .min(1)
    .max(SERIES_MAX),
  /** Whether the guests of changed dates get a mail about it. */
  tellsGuests: z.boolean().default(false),
});

export type SeriesChange = z.infer<typeof seriesChangeSchema>;

/**
 * What stays as it is: `capacity_below_taken` has more seats taken, `changed_meanwhile` was moved elsewhere, `event_closed` has begun or
 * would begin in the past, `gone` was deleted or left the series.
 */
export const DATE_OUTCOMES = [
  'changed',
  'capacity_below_taken',
  'changed_meanwhile',
  'event_closed',
  'gone',
] as const;
export type DateOutcome = (typeof DATE_OUTCOMES)[number];

/** What became of each date, the edited one first, and whether its guests are notified. */
export const seriesChangeResultSchema = z.strictObject({
  dates: z.array(z.strictObject({ id: idSchema, outcome: z.enum(DATE_OUTCOMES), isTold: z.boolean() })),
});
export type SeriesChangeResult = z.infer<typeof seriesChangeResultSchema>;
