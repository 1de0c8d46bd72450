import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { CASH_RECEIPT_PURPOSES } from './cash-receipt-number.ts';
import { ORDER_STATES } from './order.ts';
import { RETURN_REASONS } from './order-reasons.ts';

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
      /** Present for a payment in cash, as by bank transfer. */
      isCash: z.literal(true).optional(),
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
  /** A change of the booking that waits to be paid: its cost, and until when. */
  change: z.strictObject({ won: z.int().min(1), payBy: instantSchema }).optional(),
  /** What the buyer asked for, and what was issued. */
  cashReceipt: z
    .strictObject({
      purpose: z.enum(CASH_RECEIPT_PURPOSES).optional(),
      number: z.string().optional(),
      issuedWon: won,
      /** The National Tax Service's approval number of the last receipt. */
      approvalNo: z.string().optional(),
    })
    .optional(),
  shipment: z.strictObject({ carrier: z.string(), trackingNo: z.string() }).optional(),
  /** When it was sent; absent for one that was sent before this was recorded. */
  sentAt: instantSchema.optional(),
  /** When the owner recorded that it was delivered; `deliveryDay` stands in until then. */
  deliveredAt: instantSchema.optional(),
  /** The return that the buyer requested, and what has become of it; without `outcome` it waits for the owner. */
  returnRequest: z
    .strictObject({
      why: z.enum(RETURN_REASONS),
      text: z.string(),
      at: instantSchema,
      outcome: z.enum(['refunded', 'declined']).optional(),
    })
    .optional(),
});

export type OrderLedger = z.infer<typeof orderLedgerSchema>;
