import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { ORDER_STATES } from './order.ts';

const won = z.int().min(0);

/** The state of an order that results from its events. */
export const orderLedgerSchema = z.strictObject({
  state: z.enum(ORDER_STATES),
  /** Whether the goods are reserved for this order. */
  holdsGoods: z.boolean(),
  payments: z.array(
    z.strictObject({
      paymentNo: z.string(),
      /** `surplus` payments are refunded in full; `held` payments wait for the owner's decision. */
      role: z.enum(['price', 'surplus', 'held']),
      won,
      refundedWon: won,
      /** The amount to be refunded, in won. */
      dueWon: won,
      /** The time at which the refund command was sent whose result is unknown. */
      attemptedAt: instantSchema.optional(),
      /** The amount of that command, in won; more may have become due since. */
      attemptedWon: won.optional(),
      /** The time at which the provider accepted that command but will carry it out later, because the payment is settled. */
      acceptedAt: instantSchema.optional(),
      /** The number of consecutive refund commands that the provider has rejected. */
      refusals: z.int().min(0),
      /** The amounts of refunds that a response or the owner has confirmed, but no notification yet. */
      unnotified: z.array(won),
    }),
  ),
  shipment: z.strictObject({ carrier: z.string(), trackingNo: z.string() }).optional(),
});

export type OrderLedger = z.infer<typeof orderLedgerSchema>;
