import { createContext, useContext } from 'react';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import type { Product } from '@app/domain/product/product-schema.ts';

/** The parameters of the payment widget, by their names at the payment provider. */
export type CheckoutParameters = Readonly<Record<string, string>>;

/** An order that was just placed, with the token of its page. */
export interface PlacedOrder {
  token: string;
  order: { checkout?: CheckoutParameters | undefined };
}

export interface PaymentActions {
  /** Loads the payment widget before it is needed. */
  prepare: () => void;
  /** Opens the order form of a product, with what was chosen of it. */
  pay: (product: Product, chosen?: OrderLine) => void;
  /** Shows the page of an order, to which the buyer can return, and opens the payment widget above it. */
  showOrder: (placed: PlacedOrder, title: string) => void;
  /** Opens the payment widget with the parameters of an order. */
  checkOut: (parameters: CheckoutParameters, title: string) => void;
  /** Opens the payment widget for the order behind a token, or the order's page when it cannot be paid any more. */
  payOrder: (token: string, title: string) => void;
}

const PaymentActionsContext = createContext<PaymentActions | null>(null);

/** Set by the payment feature. Without it, prices are plain text. */
export const PaymentActionsProvider = PaymentActionsContext;

export function usePaymentActions(): PaymentActions | null {
  return useContext(PaymentActionsContext);
}
