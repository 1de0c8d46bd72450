import { z } from 'zod';
import { cleanedCode, cleanedLine, cleanedText } from '../shared/cleaned-text.ts';
import { APPROVAL_NO, RECEIPT_NUMBER } from '../order/cash-receipt-number.ts';
import {
  cashReceiptInputSchema,
  orderInputSchema,
  orderSchema,
  orderViewSchema,
  returnInputSchema,
} from '../order/order-schema.ts';
import { ORDER_LIMITS } from '../order/order.ts';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, TEXT_LIMITS } from '../shared/fields.ts';
import { IDEMPOTENCY_HEADER } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Orders products: prices and total are those of the server, the goods are set aside until payBy. The token opens the order',
  access: 'public',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: orderInputSchema,
  status: 201,
  output: z.object({ token: z.string(), order: orderViewSchema }),
  limit: 'orders',
  errors: [
    'not_found',
    'order_refused',
    'out_of_stock',
    'price_changed',
    'idempotency_conflict',
    'payment_unavailable',
  ],
});

const params = z.object({ token: z.string().max(200) });

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{token}',
  summary: 'Returns the order of an unguessable link',
  access: 'public',
  params,
  status: 200,
  output: orderViewSchema,
  errors: ['not_found'],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{token}/cancel',
  summary:
    'Cancels the order of a link until it is sent, and refunds all that was paid (idempotent). The order of a booking is cancelled with its booking',
  access: 'public',
  params,
  status: 200,
  output: orderViewSchema,
  limit: 'orders',
  errors: ['not_found', 'order_change_refused'],
});

export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/orders/{token}/return',
  summary:
    'Requests to return the products of an order that was sent, while the period for the reason runs. An order has one such request: another one changes nothing',
  access: 'public',
  params,
  body: returnInputSchema,
  status: 201,
  output: orderViewSchema,
  limit: 'orders',
  errors: ['not_found', 'order_change_refused'],
});

export const orderPage = endpoint({
  method: 'GET',
  path: '/api/orders/{token}/page',
  summary:
    'Shows the order of a link as a page that works without JavaScript, or leads to the page of its booking; changes nothing',
  access: 'public',
  params,
  status: 200,
  output: z.string(),
  format: 'html',
  redirects: true,
  errors: ['not_found', 'rate_limited'],
});

/** A form of the page. Its post takes no App Check token, so the endpoint names no limit: its handler counts the call. */
const PAGE_FORM = { ...orderPage, method: 'POST' } as const;

export const cancelOnOrderPage = endpoint({
  ...PAGE_FORM,
  path: '/api/orders/{token}/page/cancel',
  summary: 'Cancels the order of a link if that is possible, and redirects to the page (idempotent)',
});

export const returnOnOrderPage = endpoint({
  ...PAGE_FORM,
  path: '/api/orders/{token}/page/return',
  summary:
    'Requests to return the products of an order that was sent, by an HTML form with the fields why and text, if that is possible, and redirects to the page (idempotent)',
});

export const requestCashReceipt = endpoint({
  method: 'POST',
  path: '/api/orders/{token}/cash-receipt',
  summary:
    'Requests a cash receipt of an order that was paid in cash, as by bank transfer. Until it is issued, the number can be replaced',
  access: 'public',
  params,
  body: cashReceiptInputSchema,
  status: 201,
  output: orderViewSchema,
  limit: 'orders',
  errors: ['not_found', 'order_change_refused'],
});

export const recordCashReceipt = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/cash-receipt',
  summary:
    'Records that an admin has issued or corrected the cash receipt of an order, which now states this amount',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    /** Whole won; 0 if the receipt was cancelled after a refund of everything. */
    won: z.int().min(0),
    /** The buyer's number that the admin saw; null if none was given. */
    number: cleanedCode().regex(RECEIPT_NUMBER).nullable(),
    /** The National Tax Service's approval number. */
    approvalNo: cleanedCode().regex(APPROVAL_NO, 'The approval number has 6 to 20 digits'),
  }),
  status: 201,
  output: orderSchema,
  errors: ['not_found', 'order_change_refused'],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Lists orders, newest first',
  access: 'admin',
  query: z.strictObject(pageQuery),
  status: 200,
  output: z.array(orderSchema),
  errors: [],
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/refunds',
  summary:
    'Refunds a payment of an order in full or in part through the payment provider; a repeated key refunds nothing more',
  access: 'admin',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    paymentNo: cleanedCode().regex(/^\d{1,20}$/),
    /** Whole won, at most what is left of the payment. */
    won: z.int().min(1),
    reason: cleanedText().max(ORDER_LIMITS.reasonMax),
    /** Whether it grants the return that the buyer requested. A refund of all that is left always does. */
    settlesReturn: z.literal(true).optional(),
  }),
  status: 201,
  output: orderSchema,
  errors: ['not_found', 'order_change_refused', 'payment_unavailable'],
});

export const recordSeenRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/refunds/seen',
  summary:
    'Records what an admin has seen at the payment provider: how much a refund with an unknown result gave back, or a cancellation that was made there. What is still due is sent again; a repeated key records nothing more',
  access: 'admin',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    paymentNo: cleanedCode().regex(/^\d{1,20}$/),
    /** Whole won; 0 if the refund was not made. */
    won: z.int().min(0),
    /** Whether a command of this shop made the refund; otherwise somebody did on the provider's own pages. */
    isCommanded: z.boolean(),
  }),
  status: 201,
  output: orderSchema,
  errors: ['not_found', 'order_change_refused'],
});

/** The number of pieces in stock; null if the product is not counted. */
const stock = z.int().min(0).max(ORDER_LIMITS.stock).nullable();

export const setStock = endpoint({
  method: 'PUT',
  path: '/api/admin/products/{id}/stock',
  summary:
    'Sets the number of pieces in stock, unless one was sold since the admin saw it; null stops counting',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    left: stock,
    /** What the admin saw. */
    before: stock,
  }),
  status: 200,
  output: z.strictObject({ left: stock }),
  errors: ['not_found', 'stock_changed'],
});

const shipment = {
  carrier: cleanedLine().min(1).max(TEXT_LIMITS.tag),
  trackingNo: cleanedCode().min(1).max(TEXT_LIMITS.tag),
};

export const changeOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/steps',
  summary:
    'Records that an order is being prepared, was sent, or has arrived, corrects the carrier or tracking number or, of an order of products, the email address (earlier links end), of which the buyer gets mails while the same again changes nothing, adds a note for the admin, declines a return for a reason that the buyer gets by mail, or cancels an unpaid order of products',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('preparing') }),
    z.strictObject({ type: z.literal('sent'), ...shipment }),
    z.strictObject({ type: z.literal('shipmentCorrected'), ...shipment }),
    z.strictObject({ type: z.literal('done') }),
    z.strictObject({ type: z.literal('emailCorrected'), email: emailSchema }),
    z.strictObject({
      type: z.literal('noteAdded'),
      text: cleanedText().min(1).max(ORDER_LIMITS.ownNoteMax),
    }),
    z.strictObject({
      type: z.literal('returnDeclined'),
      reason: cleanedText().min(1).max(ORDER_LIMITS.reasonMax),
    }),
    z.strictObject({
      type: z.literal('cancelled'),
      reason: cleanedText().min(1).max(ORDER_LIMITS.reasonMax),
    }),
  ]),
  status: 201,
  output: orderSchema,
  errors: ['not_found', 'order_change_refused'],
});
