import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema, TEXT_LIMITS } from '../shared/fields.ts';
import { APPROVAL_NO, CASH_RECEIPT_PURPOSES, RECEIPT_NUMBER } from './cash-receipt-number.ts';
import { ORDER_LIMITS } from './order.ts';
import { RETURN_REASONS } from './order-reasons.ts';

const won = z.int().min(1);
/** The payment provider's id of a payment (`mul_no`). */
const paymentNo = z.string().regex(/^\d{1,20}$/);
const line = z.string().trim().max(TEXT_LIMITS.line);
const reason = z.string().trim().max(ORDER_LIMITS.reasonMax);
/** The uid of the admin who caused it. */
const by = z.string().max(128).optional();
const payment = { paymentNo, won };
const shipment = { carrier: line, trackingNo: line };
/** What the provider reports, and when it happened according to it. */
const reported = { ...payment, providerAt: instantSchema.optional() };
/** A payment that was made, and whether in cash, as by bank transfer. */
const received = { ...reported, isCash: z.literal(true).optional() };

/** The events of an order in order of time. Events are only appended, never changed. */
export const orderEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('placed'),
    at: instantSchema,
    won,
    /** Present if the order is for a change of a booking that had none, so that it awaits no payment of its own. */
    isForChange: z.literal(true).optional(),
  }),
  /** The seats of an unpaid booking are others, or have another price; or a change of a booking has been paid. */
  z.strictObject({
    type: z.literal('amountChanged'),
    at: instantSchema,
    won,
    /** The seats by price; absent if all have the price of the first item. */
    lines: z.array(z.strictObject({ quantity: z.int().min(1), unitWon: z.int().min(0) })).optional(),
  }),
  /** The booking was moved to another event. */
  z.strictObject({
    type: z.literal('bookingMoved'),
    at: instantSchema,
    eventId: idSchema,
    title: line,
    titleKr: line,
    dateTime: instantSchema,
  }),
  /** The guest asks for a change of the booking, which is made when it is paid. */
  z.strictObject({ type: z.literal('changeAwaited'), at: instantSchema, won, payBy: instantSchema }),
  /** The change was given up or not paid in time, or the booking has ended. */
  z.strictObject({ type: z.literal('changeDropped'), at: instantSchema }),
  /** A verified payment of the change. */
  z.strictObject({ type: z.literal('changePaid'), at: instantSchema, ...received }),
  /** A verified payment that pays the order's price, together with what was paid before. A refund of what is too much follows. */
  z.strictObject({ type: z.literal('paid'), at: instantSchema, ...received }),
  /** A verified payment that is refunded in full: a second payment, or one that arrived too late. */
  z.strictObject({ type: z.literal('surplusPaid'), at: instantSchema, ...received, reason: line }),
  /** A verified payment of a part of the price. It is held until the rest is paid, or returned when the time to pay is over. */
  z.strictObject({ type: z.literal('otherAmountPaid'), at: instantSchema, ...received }),
  /** The payments that are held pay the price: the order now costs no more, or the guest pays the rest at the event. */
  z.strictObject({ type: z.literal('heldAccepted'), at: instantSchema }),
  z.strictObject({ type: z.literal('preparing'), at: instantSchema, by }),
  z.strictObject({ type: z.literal('sent'), at: instantSchema, ...shipment, by }),
  /** The admin corrects the carrier or tracking number of what was sent; `before` is what the buyer was told. */
  z.strictObject({
    type: z.literal('shipmentCorrected'),
    at: instantSchema,
    ...shipment,
    before: z.strictObject(shipment),
    by,
  }),
  /** The products were delivered, on the day on which the owner records it. */
  z.strictObject({ type: z.literal('done'), at: instantSchema, by }),
  /** The address to which the mails go is corrected; the links in mails to the former one open nothing. */
  z.strictObject({
    type: z.literal('emailCorrected'),
    at: instantSchema,
    email: emailSchema,
    formerEmail: emailSchema,
    by,
  }),
  z.strictObject({ type: z.literal('expired'), at: instantSchema }),
  /** By the admin, with a reason; or with the booking that the order pays, which has the reason. */
  z.strictObject({ type: z.literal('cancelled'), at: instantSchema, reason: reason.optional(), by }),
  /** By the buyer, before anything was sent; requests for refunds follow if something was paid. */
  z.strictObject({ type: z.literal('cancelledByBuyer'), at: instantSchema, refundWon: z.int().min(0) }),
  /** The buyer requests to return what was sent, once for an order, with words of their own. */
  z.strictObject({
    type: z.literal('returnRequested'),
    at: instantSchema,
    why: z.enum(RETURN_REASONS),
    text: z.string().trim().max(ORDER_LIMITS.returnTextMax),
  }),
  /** The admin declines the return, for a reason that the buyer gets by mail. */
  z.strictObject({ type: z.literal('returnDeclined'), at: instantSchema, reason, by }),
  z.strictObject({
    type: z.literal('refundRequested'),
    at: instantSchema,
    ...payment,
    reason,
    by,
    /** Whether it grants the return that waits. */
    settlesReturn: z.literal(true).optional(),
  }),
  /** Recorded before the command is sent, so that a crash after sending is detected. */
  z.strictObject({ type: z.literal('refundAttempted'), at: instantSchema, ...payment }),
  /** The provider makes the attempted refund of a settled payment later; its notification reports it. */
  z.strictObject({ type: z.literal('refundAccepted'), at: instantSchema, paymentNo }),
  /** The admin has seen at the provider how much an attempted refund gave back, perhaps nothing. */
  z.strictObject({
    type: z.literal('refundChecked'),
    at: instantSchema,
    paymentNo,
    won: z.int().min(0),
    by,
  }),
  z.strictObject({ type: z.literal('refundRefused'), at: instantSchema, paymentNo, message: line }),
  z.strictObject({
    type: z.literal('refunded'),
    at: instantSchema,
    ...reported,
    /** Whether the provider's notification confirms it; otherwise its response to the command does. */
    isNotified: z.boolean(),
  }),
  /** A cancellation made at the payment provider that the order did not request, as notified or as the admin saw it. */
  z.strictObject({ type: z.literal('cancelledAtProvider'), at: instantSchema, ...reported, by }),
  /** The provider's notification of a refund that was already confirmed. */
  z.strictObject({ type: z.literal('refundNotified'), at: instantSchema, ...reported }),
  /** A note of the admin, which only the dashboard shows. */
  z.strictObject({
    type: z.literal('noteAdded'),
    at: instantSchema,
    text: z.string().trim().min(1).max(ORDER_LIMITS.ownNoteMax),
    by,
  }),
  /** The buyer asks for a cash receipt for this number, or changes the number before the receipt is issued. */
  z.strictObject({
    type: z.literal('cashReceiptRequested'),
    at: instantSchema,
    purpose: z.enum(CASH_RECEIPT_PURPOSES),
    number: z.string().regex(RECEIPT_NUMBER),
  }),
  /** The admin has issued or corrected the cash receipt, which now states this amount, or none. */
  z.strictObject({
    type: z.literal('cashReceiptIssued'),
    at: instantSchema,
    won: z.int().min(0),
    approvalNo: z.string().regex(APPROVAL_NO),
    by,
  }),
]);

export type OrderEvent = z.infer<typeof orderEventSchema>;
