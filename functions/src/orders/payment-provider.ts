import type { Order } from '@app/domain/order/order-schema.ts';
import type { PaymentNotice } from '@app/domain/order/judge-payment.ts';

/** The URLs of an order that the provider calls. */
export interface PaymentAddresses {
  /** Receives notifications. */
  notify: string;
  /** Receives the buyer's browser after the payment. */
  back: string;
}

/** A notification as it arrived. */
export interface Arrival {
  /** Whether it contains the shop's id and both secrets. */
  isGenuine: boolean;
  /** The order named in the notification. */
  orderId: string;
  /** The reported event; undefined if it cannot be interpreted. */
  notice: PaymentNotice | undefined;
  /** Distinguishes the notification from all others of the order, but not from its own repetitions. */
  key: string;
  /** The fields that may be stored: no card data, personal data or secrets. */
  record: Record<string, string>;
}

export interface Refund {
  paymentNo: string;
  won: number;
  /** Whether the whole payment is refunded. */
  isWhole: boolean;
  reason: string;
}

/** The provider's answer to a refund. `accepted`: it is made later, and a notification will report it. */
export type RefundAnswer =
  | { result: 'made' }
  | { result: 'accepted' }
  | { result: 'refused'; reason: string };

/** A payment provider. */
export interface PaymentProvider {
  /** Returns the parameters with which the browser opens the payment widget for so many won of an order. */
  checkout(order: Order, won: number, addresses: PaymentAddresses): Record<string, string>;
  readArrival(fields: Readonly<Record<string, string>>): Arrival;
  /** Refunds a payment or a part of it. @throws Error when the result is unknown */
  refund(refund: Refund): Promise<RefundAnswer>;
}
