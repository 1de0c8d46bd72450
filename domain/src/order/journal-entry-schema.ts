import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { ORDER_KINDS } from './order.ts';

/** An entry of the money journal: a payment or refund as it was recorded. Entries are never changed. */
export const journalEntrySchema = z.strictObject({
  /** The order's id and the number of its event. */
  id: z.string(),
  orderId: idSchema,
  number: z.string(),
  orderKind: z.enum(ORDER_KINDS),
  orderedAt: instantSchema,
  /** When it was recorded: its day in Seoul is the day on which it is booked. */
  bookedAt: instantSchema,
  /** When it happened according to the payment provider; absent if the provider does not say. */
  providerAt: instantSchema.optional(),
  paymentNo: z.string(),
  role: z.enum(['price', 'surplus', 'held']),
  /** Positive for a payment, negative for a refund. The supply value is the part that is not VAT. */
  won: z.int(),
  vatWon: z.int(),
  /** The provider's fee by the rate that was set at that time; absent if it is unknown. */
  feeWon: z.int().min(0).optional(),
});

export type JournalEntry = z.infer<typeof journalEntrySchema>;
