import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';

const count = z.int().min(0);
const title = { title: z.string(), titleKr: z.string() };

/** Seats and bookings of one event. */
export const eventNumbersSchema = z.strictObject({
  eventId: idSchema,
  ...title,
  dateTime: instantSchema,
  /** Only the held seats if the event is hidden and nobody holds a booking: the others are not for sale. */
  capacity: count,
  /** Seats of pending and confirmed bookings. */
  sold: count,
  /** Seats that are held without a booking. */
  held: count,
  /** What the bookings have brought in so far, in won; see `earnedWon`. */
  bookedWon: count,
  /** Cancelled bookings, and bookings whose guests did not come. */
  cancelled: count,
  noShows: count,
});

/** The orders of one product. */
export const productNumbersSchema = z.strictObject({
  productId: idSchema,
  ...title,
  quantity: count,
  won: count,
});

/** What happened in a month, in Seoul's calendar. It contains no personal data, so it outlives the records it was made from. */
export const monthlySummarySchema = z.strictObject({
  /** The month, `2026-05`; also the field `month`, by which summaries are sorted. */
  id: z.string(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  updatedAt: instantSchema,
  /** The events that take place in the month, in order of time. */
  events: z.array(eventNumbersSchema),
  /** The orders of products placed in the month and paid: how many, and what was paid and not refunded. */
  orders: z.strictObject({ count, won: count }),
  /** The products ordered in the month, the most asked for first. */
  products: z.array(productNumbersSchema),
  /** Confirmed and ended subscriptions. */
  newsletter: z.strictObject({ joined: count, left: count }),
});

export type EventNumbers = z.infer<typeof eventNumbersSchema>;
export type ProductNumbers = z.infer<typeof productNumbersSchema>;
export type MonthlySummary = z.infer<typeof monthlySummarySchema>;
