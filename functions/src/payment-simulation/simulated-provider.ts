import type { Random } from '../bookings/simulation/random.ts';
import type { Arrival, PaymentProvider, Refund } from '../payments/payment-provider.ts';
import { payApp } from '../payments/payapp.ts';

const SETTINGS = {
  shopId: 'sample-shop',
  linkKey: 'sample-link-key',
  linkValue: 'sample-link-value',
  apiUrl: 'http://127.0.0.1:9/',
};

/** A payment as the provider knows it. */
export interface ProviderPayment {
  paymentNo: string;
  orderId: string;
  won: number;
  /** Refunded by the shop's commands, in won. */
  byCommand: number;
  /** Refunded by the owner on the provider's own pages, in won. */
  byOwner: number;
}

export interface Notification {
  /** The order at whose address it arrives. */
  orderId: string;
  arrival: Arrival;
  isAnswered: boolean;
}

/** A payment provider that speaks PayApp's protocol, loses answers and refuses commands by chance. */
export function simulatedProvider(random: Random, pause: () => Promise<void>) {
  const { readArrival, checkout } = payApp(SETTINGS);
  const payments = new Map<string, ProviderPayment>();
  const notifications: Notification[] = [];
  let cancellations = 0;
  /** The price of a partial cancellation is the cancelled amount, or that of the payment: sources disagree. */
  const namesCancelledWon = random.oneIn(2);
  const state = { isReliable: false };

  const notificationOf = (orderId: string, fields: Record<string, string>): Notification => ({
    orderId,
    isAnswered: false,
    arrival: readArrival({
      userid: SETTINGS.shopId,
      linkkey: SETTINGS.linkKey,
      linkval: SETTINGS.linkValue,
      var2: orderId,
      ...fields,
    }),
  });

  function notifyCancelled(
    { orderId, paymentNo, won }: ProviderPayment,
    cancelled: number,
    isWhole: boolean,
  ) {
    cancellations += 1;
    notifications.push(
      notificationOf(orderId, {
        mul_no: paymentNo,
        price: String(isWhole || !namesCancelledWon ? won : cancelled),
        pay_state: isWhole ? '9' : '70',
        canceldate: String(cancellations),
      }),
    );
  }

  const left = ({ won, byCommand, byOwner }: ProviderPayment) => won - byCommand - byOwner;

  /** Performs a command; returns why it is rejected. */
  function perform({ paymentNo, won, isWhole }: Refund): string | undefined {
    const payment = payments.get(paymentNo)!;
    const cancelled = isWhole ? left(payment) : won;
    if (cancelled === 0 || cancelled > left(payment)) return 'already cancelled';
    payment.byCommand += cancelled;
    notifyCancelled(payment, cancelled, isWhole);
    return undefined;
  }

  const provider: PaymentProvider = {
    checkout,
    readArrival,
    async refund(refund) {
      await pause();
      if (!state.isReliable && random.oneIn(8)) return 'refused by chance';
      if (!state.isReliable && random.oneIn(8)) throw new Error('The request was lost.');
      const refusal = perform(refund);
      await pause();
      if (!state.isReliable && random.oneIn(6)) throw new Error('The answer was lost.');
      return refusal;
    },
  };

  return {
    provider,
    payments,
    notifications,
    /** Ends losses and refusals. */
    becomeReliable: () => (state.isReliable = true),
    pay(orderId: string, won: number): void {
      const paymentNo = String(1000 + payments.size);
      payments.set(paymentNo, { paymentNo, orderId, won, byCommand: 0, byOwner: 0 });
      notifications.push(notificationOf(orderId, { mul_no: paymentNo, price: String(won), pay_state: '4' }));
    },
    /** The owner cancels what is left of a payment on the provider's pages. */
    cancel(payment: ProviderPayment): void {
      const cancelled = left(payment);
      if (cancelled === 0) return;
      payment.byOwner += cancelled;
      notifyCancelled(payment, cancelled, true);
    },
    /** Returns a notification of a payment that was not made: with wrong secrets, or of another order. */
    forge(orderId: string, otherId: string, won: number, hasSecrets: boolean): Notification {
      const fields = { mul_no: '999', price: String(won), pay_state: '4' };
      return notificationOf(
        orderId,
        hasSecrets ? { ...fields, var2: otherId } : { ...fields, linkval: 'guessed' },
      );
    },
  };
}

export type SimulatedProvider = ReturnType<typeof simulatedProvider>;
