import { createContext, useContext } from 'react';

/** What a press on a price pays for. */
export interface Payable {
  id: string;
  title: string;
  /** Whole won. */
  won: number;
}

export interface PaymentActions {
  /** The visitor is about to press a price: what takes payments may be fetched. */
  prepare: () => void;
  /** Opens the payment widget. */
  pay: (item: Payable) => void;
}

const PaymentActionsContext = createContext<PaymentActions | null>(null);

/** Set by the layout, which knows the payment feature; without one, prices are text. */
export const PaymentActionsProvider = PaymentActionsContext;

export function usePaymentActions(): PaymentActions | null {
  return useContext(PaymentActionsContext);
}
