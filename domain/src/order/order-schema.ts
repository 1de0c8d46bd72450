import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema, TEXT_LIMITS } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import { nameInputSchema, nameSchema } from '../shared/name-schema.ts';
import {
  cleanedCode,
  cleanedPhone,
  cleanedText,
  phoneInput,
  singleLineCode,
  singleLineText,
} from '../shared/cleaned-text.ts';
import { GRINDS, PRODUCT_LIMITS } from '../product/product.ts';
import { CASH_RECEIPT_PURPOSES, isReceiptNumber } from './cash-receipt-number.ts';
import { ORDER_KINDS, ORDER_LIMITS, ORDER_STATES } from './order.ts';
import { orderLedgerSchema } from './order-ledger-schema.ts';
import { RETURN_REASONS } from './order-reasons.ts';

const { phoneMin, phoneMax, postalCodeMax, addressMin, addressMax, addressDetailMax, noteMax } = ORDER_LIMITS;
const won = z.int().min(0);

const phone = phoneInput({ min: phoneMin, max: phoneMax });
const quantity = z
  .int('The quantity must be a whole number')
  .min(1, 'At least 1')
  .max(ORDER_LIMITS.quantity, `At most ${ORDER_LIMITS.quantity} of one product`);
/** The chosen options of a product that has them. */
const options = {
  grind: z.enum(GRINDS).optional(),
  weightGrams: z.int().min(1).max(PRODUCT_LIMITS.weightGrams).optional(),
};

const recipientInput = z.strictObject({
  name: nameInputSchema,
  phone,
  postalCode: singleLineCode({ label: 'Postal code', min: 1, max: postalCodeMax }),
  address: singleLineText({ label: 'Address', min: addressMin, max: addressMax }),
  addressDetail: singleLineText({ label: 'Address detail', max: addressDetailMax }).default(''),
  note: singleLineText({ label: 'Delivery note', max: noteMax }).default(''),
});

/** A buyer's order request. Prices come from the stored products. */
export const orderInputSchema = z.strictObject({
  items: z
    .array(z.strictObject({ productId: idSchema, quantity, ...options }))
    .min(1, 'At least one product')
    .max(ORDER_LIMITS.items),
  buyer: z.strictObject({ name: nameInputSchema, email: emailSchema, phone }),
  recipient: recipientInput,
  /** The total that the buyer saw. The order is refused when the server's total differs. */
  totalWon: won,
  /** The buyer agrees to the terms of sale. */
  agreed: z.literal(true, 'The terms of sale must be agreed to'),
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
});

const text = (max: number) => cleanedText().max(max);

const orderItemSchema = z.strictObject({
  /** The id of the product, or of the event. */
  itemId: idSchema,
  title: text(TEXT_LIMITS.title),
  titleKr: text(TEXT_LIMITS.title),
  quantity: z.int().min(1),
  unitWon: won,
  ...options,
  /** Whether the product had a counted stock from which the quantity was subtracted. */
  isCounted: z.boolean(),
});

/** The return rule in force when products were ordered; absent for a booking, which has its own terms. */
const returns = z.strictObject({ days: z.int().min(0), feeWon: won }).optional();

const amounts = { goodsWon: won, deliveryWon: won, totalWon: won };

/** An order. The order of a booking has the booking's id. */
export const orderSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  items: z.array(orderItemSchema).min(1),
  ...amounts,
  buyer: z.strictObject({ name: nameSchema, email: emailSchema, phone: cleanedPhone().max(phoneMax) }),
  /** Who receives the products; absent for a booking. */
  recipient: z
    .strictObject({
      name: nameSchema,
      phone: cleanedPhone().max(phoneMax),
      postalCode: cleanedCode().max(postalCodeMax),
      address: text(addressMax),
      addressDetail: text(addressDetailMax),
      note: text(noteMax),
    })
    .optional(),
  /** The version of the link in the mails; absent is 0. Raising it revokes the links of earlier versions. */
  linkVersion: z.int().min(1).optional(),
  language: z.enum(LANGUAGES),
  /** The buyer's consent to the terms of sale in force since `termsFrom`. */
  consent: z.strictObject({ termsFrom: instantSchema, agreedAt: instantSchema }),
  returns,
  /** The ledger that results from the order's events. */
  ledger: orderLedgerSchema,
  eventCount: z.int().min(1),
  /** The keys of the applied notifications and of the admin's refund requests; each is applied once. */
  notifications: z.array(z.string()),
  createdAt: instantSchema,
  payBy: instantSchema,
  /** Equal to `payBy` while the order awaits payment, otherwise absent; the query for expired orders uses it. */
  expiresAt: instantSchema.optional(),
  /** The time since which a refund has been due; absent if none is. */
  refundDueSince: instantSchema.optional(),
  /** The time since which a cash receipt has had to be issued or corrected; absent if none has. */
  cashReceiptDueSince: instantSchema.optional(),
  /** The end of the day by which the products must be sent; absent if nothing is to be sent. */
  sendBy: instantSchema.optional(),
  /** The time since which a return that the buyer requested has waited for the owner; absent if none does. */
  returnOpenSince: instantSchema.optional(),
  /** The time at which the order was completed or the booked event takes place; the retention period counts from here. */
  suppliedAt: instantSchema.optional(),
});

/** A buyer's request for a cash receipt. */
export const cashReceiptInputSchema = z
  .strictObject({
    purpose: z.enum(CASH_RECEIPT_PURPOSES),
    number: singleLineCode({ label: 'Number', max: TEXT_LIMITS.tag }),
  })
  .refine(({ purpose, number }) => isReceiptNumber(purpose, number), {
    path: ['number'],
    message: 'The number does not fit the purpose of the receipt',
  });

/** A buyer's request to return what was sent. */
export const returnInputSchema = z.strictObject({
  why: z.enum(RETURN_REASONS),
  text: cleanedText().max(ORDER_LIMITS.returnTextMax).default(''),
});

/** The part of an order that the buyer sees behind its unguessable link. */
export const orderViewSchema = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  items: z.array(orderItemSchema.omit({ isCounted: true })),
  ...amounts,
  refundedWon: won,
  /** What of the price has not been refunded, which a return of the products gives back. */
  returnableWon: won,
  /** What the buyer gets back by cancelling the order; absent once it was sent or nothing of it is left. */
  cancelRefundWon: won.optional(),
  createdAt: instantSchema,
  /** Until when the order, or a change of its booking, can be paid. */
  payBy: instantSchema,
  /** What a change of the booking costs that awaits its payment, in won. */
  changeWon: won.optional(),
  /** What is still to be paid of an order of which a part is paid, and that part, in won. */
  rest: z.object({ won, paidWon: won }).optional(),
  shipment: orderLedgerSchema.shape.shipment,
  returns,
  /** For each reason until when a return can be requested, if that is known, and what it gives back, in won; empty if nothing can be returned. */
  returnPeriods: z.array(
    z.object({
      why: z.enum(RETURN_REASONS),
      until: instantSchema.optional(),
      isOpen: z.boolean(),
      refundWon: won,
    }),
  ),
  /** The return that the buyer requested, and what has become of it. */
  returnRequest: orderLedgerSchema.shape.returnRequest.unwrap().omit({ text: true }).optional(),
  /** The cash receipt of a payment in cash; absent for other payments. */
  cashReceipt: z
    .object({
      purpose: z.enum(CASH_RECEIPT_PURPOSES).optional(),
      /** The number as the buyer gave it, apart from all but its last four digits. */
      numberEnd: z.string().optional(),
      isIssued: z.boolean(),
    })
    .optional(),
  /** The parameters of the payment widget, while the order awaits payment. */
  checkout: z.record(z.string(), z.string()).optional(),
});

export type OrderInput = z.infer<typeof orderInputSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderView = z.infer<typeof orderViewSchema>;
