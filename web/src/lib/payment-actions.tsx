import { createContext, useContext } from 'react';
import type { ProductType } from '@app/domain/product/product.ts';

/** The parameters of the payment widget, by their names at the payment provider. */
export type CheckoutParameters = Readonly<Record<string, string>>;

/** The item of a payment. */
export interface Payable {
  kind: ProductType | 'event';
  id: string;
  title: string;
  /** Whole won. */
  won: number;
}

export interface PaymentActions {
  /** Loads the payment widget before it is needed. */
  prepare: () => void;
  /** Opens the order form of a product, or the payment widget for an event. */
  pay: (item: Payable) => void;
  /** Opens the payment widget with the parameters of an order. */
  checkOut: (parameters: CheckoutParameters, title: string) => void;
}

const PaymentActionsContext = createContext<PaymentActions | null>(null);

/** Set by the payment feature. Without it, prices are plain text. */
export const PaymentActionsProvider = PaymentActionsContext;

export function usePaymentActions(): PaymentActions | null {
  return useContext(PaymentActionsContext);
}
