import { z } from 'zod';
import { bookingStatusSchema } from './booking-schema.ts';
import { SERIES_MAX } from '../event/series-dates.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/language.ts';

/** The job that tells the guests of an event about a change of its terms. */
export const eventNoticeSchema = z.strictObject({
  /** The event's id. */
  id: idSchema,
  /** The idempotency key of the change: each guest is told once about it. */
  key: idSchema,
  /** The uid of the admin. */
  by: z.string(),
  startedAt: instantSchema,
  state: z.enum(['running', 'done']),
});

/** Whom a change of an event concerns, and the mail that they would get. */
export const eventChangePreviewSchema = z.strictObject({
  /** The seats that bookings and holds take. */
  taken: z.int().min(0),
  guests: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      status: bookingStatusSchema,
      numberOfParticipants: z.int(),
      language: z.enum(LANGUAGES),
      /** Whether the guest gave an address: otherwise nobody can be told by mail. */
      hasEmail: z.boolean(),
      phone: z.string().optional(),
    }),
  ),
  /** How many guests wait or have an offer; each has an address. */
  waiting: z.int().min(0),
  /**
   * The mail in each language, as the first guest of this language or an invented one would get it; the one to the waiting guests
   * if no guest who has booked can be mailed.
   */
  mails: z.array(
    z.strictObject({ language: z.enum(LANGUAGES), subject: z.string(), text: z.string(), html: z.string() }),
  ),
});

export const concernedInputSchema = z.strictObject({
  dates: z
    .array(idSchema)
    .min(1)
    .max(SERIES_MAX + 1),
});

/** Whom it concerns when an event changes or is called off. */
export const concernedSchema = z.strictObject({
  /** The event's id. */
  id: idSchema,
  /** The bookings that hold seats. */
  bookings: z.int().min(0),
  /** The mails to their guests. */
  mails: z.int().min(0),
  /** The guests who wait or have an offer; each has an address. */
  waiting: z.int().min(0),
  /** What was paid for the bookings and not refunded, in won. */
  won: z.int().min(0),
  /** The guests whom no mail can tell. */
  unreachable: z.array(z.strictObject({ id: idSchema, name: z.string(), phone: z.string().optional() })),
});
export type Concerned = z.infer<typeof concernedSchema>;

export type EventNotice = z.infer<typeof eventNoticeSchema>;
export type EventChangePreview = z.infer<typeof eventChangePreviewSchema>;
