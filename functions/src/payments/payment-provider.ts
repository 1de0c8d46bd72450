import type { Order } from '@app/domain/order/order-schema.ts';
import type { PaymentNotice } from '@app/domain/order/judge-payment.ts';

/** The addresses of an order that the provider calls. */
export interface PaymentAddresses {
  /** Receives notifications. */
  notify: string;
  /** Receives the buyer's browser after the payment. */
  back: string;
}

/** A notification as it arrived. */
export interface Arrival {
  /** Whether it carries the shop's id and both secrets. */
  isGenuine: boolean;
  /** The order that it names. */
  orderId: string;
  /** What it says; undefined when that cannot be understood. */
  notice: PaymentNotice | undefined;
  /** Distinguishes it from every other notification of the order, but not from its own repetitions. */
  key: string;
  /** What may be stored of it: neither card data nor personal data nor secrets. */
  record: Record<string, string>;
}

export interface Refund {
  paymentNo: string;
  won: number;
  /** Whether it is all of the payment. */
  isWhole: boolean;
  reason: string;
}

/** A payment company. */
export interface PaymentProvider {
  /** Returns the parameters with which the browser opens the payment widget for an order. */
  checkout(order: Order, addresses: PaymentAddresses): Record<string, string>;
  readArrival(fields: Readonly<Record<string, string>>): Arrival;
  /**
   * Gives back a payment or a part of it.
   * @returns the provider's reason if it refuses, undefined when the money is given back
   * @throws Error when the outcome is unknown
   */
  refund(refund: Refund): Promise<string | undefined>;
}
