/** The kinds of orders: products that are delivered, or the seats of a booking. */
export const ORDER_KINDS = ['product', 'booking'] as const;

/** The states of an order; `ORDER_CHANGES` names the allowed changes. */
export const ORDER_STATES = [
  'awaitingPayment',
  'paid',
  'preparing',
  'sent',
  'done',
  'expired',
  'cancelled',
  'refundDue',
  'partlyRefunded',
  'refunded',
  'disputed',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_LIMITS = {
  items: 20,
  quantity: 20,
  phoneMin: 7,
  phoneMax: 40,
  postalCodeMax: 10,
  addressMin: 5,
  addressMax: 200,
  addressDetailMax: 100,
  noteMax: 200,
  reasonMax: 200,
  ownNoteMax: 500,
  returnTextMax: 500,
  stock: 100_000,
} as const;

/** Minutes for which goods or seats are held for an unpaid order. */
export const PAYMENT_MINUTES = 60;
