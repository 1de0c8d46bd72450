import { z } from 'zod';
import { idSchema } from '../shared/fields.ts';
import { eventInputSchema } from './event-schema.ts';
import { SERIES_MAX } from './series-dates.ts';

/** The fields that dates of a series can take over from another one. */
export const sharedFieldSchema = eventInputSchema.keyof().exclude(['visibleFrom', 'visibleUntil']);

/** A change of one date of a series that other dates take over. */
export const seriesChangeSchema = z.strictObject({
  /** The edited date after its change. */
  after: eventInputSchema,
  /** What the other dates take over from it; `dateTime` stands for the time of day. */
  fields: z.array(sharedFieldSchema).min(1),
  /** The ids of the other dates. */
  dates: z.array(idSchema).min(1).max(SERIES_MAX),
});

export type SeriesChange = z.infer<typeof seriesChangeSchema>;

/** `booked`: its guests agreed to what would change, so that it stays as it is. `gone`: it was deleted. */
export const DATE_OUTCOMES = ['changed', 'booked', 'gone'] as const;
export type DateOutcome = (typeof DATE_OUTCOMES)[number];

/** What became of each date, the edited one first. */
export const seriesChangeResultSchema = z.strictObject({
  dates: z.array(z.strictObject({ id: idSchema, outcome: z.enum(DATE_OUTCOMES) })),
});
export type SeriesChangeResult = z.infer<typeof seriesChangeResultSchema>;
