import { createContext, useContext } from 'react';

/** The item of a payment. */
export interface Payable {
  id: string;
  title: string;
  /** Whole won. */
  won: number;
}

export interface PaymentActions {
  /** Loads the payment widget before it is needed. */
  prepare: () => void;
  /** Opens the payment widget. */
  pay: (item: Payable) => void;
}

const PaymentActionsContext = createContext<PaymentActions | null>(null);

/** Set by the payment feature. Without it, prices are plain text. */
export const PaymentActionsProvider = PaymentActionsContext;

export function usePaymentActions(): PaymentActions | null {
  return useContext(PaymentActionsContext);
}
