import { createContext, useContext } from 'react';
import type { Grind } from '@app/domain/product/product.ts';

/** The parameters of the payment widget, by their names at the payment provider. */
export type CheckoutParameters = Readonly<Record<string, string>>;

/** A product that can be ordered. */
export interface Payable {
  id: string;
  title: string;
  /** The bags from which the buyer chooses, with their prices in won; one without a weight if there is no choice. */
  sizes: readonly { weightGrams?: number; won: number }[];
  /** What it can be ground for; empty if there is no choice. */
  grinds: readonly Grind[];
}

export interface PaymentActions {
  /** Loads the payment widget before it is needed. */
  prepare: () => void;
  /** Opens the order form of a product. */
  pay: (item: Payable) => void;
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
