import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { ORDER_STATES } from './order.ts';

const won = z.int().min(0);

/** What an order's events amount to. */
export const orderLedgerSchema = z.strictObject({
  state: z.enum(ORDER_STATES),
  /** Whether the goods are set aside for this order. */
  holdsGoods: z.boolean(),
  payments: z.array(
    z.strictObject({
      paymentNo: z.string(),
      /** `surplus` payments are refunded in full; `held` ones wait for the owner's decision. */
      role: z.enum(['price', 'surplus', 'held']),
      won,
      refundedWon: won,
      /** Won that is to be refunded. */
      dueWon: won,
      /** When the refund command was sent whose answer is unknown. */
      attemptedAt: instantSchema.optional(),
      /** How many refund commands in a row the provider has refused. */
      refusals: z.int().min(0),
      /** Refunds that the provider has confirmed by its answer and not yet by a notification. */
      unnotified: z.int().min(0),
    }),
  ),
  shipment: z.strictObject({ carrier: z.string(), trackingNo: z.string() }).optional(),
});

export type OrderLedger = z.infer<typeof orderLedgerSchema>;
