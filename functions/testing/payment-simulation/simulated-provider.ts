import type { Random } from '../booking-simulation/random.ts';
import type { Arrival, PaymentProvider, Refund, RefundAnswer } from '../../src/orders/payment-provider.ts';
import { payApp } from '../../src/orders/payapp.ts';

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
  /** Whether the money was paid out, so that it is cancelled only on request. */
  isSettled: boolean;
  /** The requested cancellations that the owner has not granted yet. */
  requested: Pick<Refund, 'won' | 'isWhole'>[];
  /** Whether the owner has declined a requested cancellation. */
  hasDeclined: boolean;
  /** The number of commands that are being sent. */
  underWay: number;
}

export interface Notification {
  /** The order at whose address it arrives. */
  orderId: string;
  arrival: Arrival;
  isAnswered: boolean;
  /** Whether the provider has given up the delivery. */
  isDropped: boolean;
  /** The amount that the owner cancelled on the provider's pages. */
  byOwner: number;
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

  const notificationOf = (orderId: string, fields: Record<string, string>, byOwner = 0): Notification => ({
    orderId,
    isAnswered: false,
    isDropped: false,
    byOwner,
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
    byOwner = 0,
  ) {
    cancellations += 1;
    notifications.push(
      notificationOf(
        orderId,
        {
          mul_no: paymentNo,
          price: String(isWhole || !namesCancelledWon ? won : cancelled),
          pay_state: isWhole ? '9' : '70',
          canceldate: String(cancellations),
        },
        byOwner,
      ),
    );
  }

  const left = ({ won, byCommand, byOwner }: ProviderPayment) => won - byCommand - byOwner;

  /** Cancels a payment or a part of it, as a command or its request demands. */
  function cancelFor(payment: ProviderPayment, { won, isWhole }: Pick<Refund, 'won' | 'isWhole'>): boolean {
    const cancelled = isWhole ? left(payment) : won;
    if (cancelled === 0 || cancelled > left(payment)) return false;
    payment.byCommand += cancelled;
    notifyCancelled(payment, cancelled, isWhole);
    return true;
  }

  /** Performs a command. */
  function perform({ paymentNo, won, isWhole }: Refund): RefundAnswer {
    const payment = payments.get(paymentNo)!;
    if (!payment.isSettled)
      return cancelFor(payment, { won, isWhole })
        ? { result: 'made' }
        : { result: 'refused', reason: 'already cancelled' };
    if (left(payment) < (isWhole ? 1 : won)) return { result: 'refused', reason: 'already cancelled' };
    payment.requested.push({ won, isWhole });
    return { result: 'accepted' };
  }

  const provider: PaymentProvider = {
    checkout,
    readArrival,
    async refund(refund) {
      const payment = payments.get(refund.paymentNo)!;
      payment.underWay += 1;
      try {
        return await send(refund);
      } finally {
        payment.underWay -= 1;
      }
    },
  };

  async function send(refund: Refund): Promise<RefundAnswer> {
    await pause();
    if (!state.isReliable && random.oneIn(8)) return { result: 'refused', reason: 'by chance' };
    if (!state.isReliable && random.oneIn(8)) throw new Error('The request was lost.');
    const answer = perform(refund);
    await pause();
    if (!state.isReliable && random.oneIn(6)) throw new Error('The answer was lost.');
    return answer;
  }

  return {
    provider,
    payments,
    notifications,
    /** Ends losses and refusals. */
    becomeReliable: () => (state.isReliable = true),
    pay(orderId: string, won: number): void {
      const paymentNo = String(1000 + payments.size);
      payments.set(paymentNo, {
        paymentNo,
        orderId,
        won,
        byCommand: 0,
        byOwner: 0,
        isSettled: random.oneIn(4),
        requested: [],
        hasDeclined: false,
        underWay: 0,
      });
      notifications.push(notificationOf(orderId, { mul_no: paymentNo, price: String(won), pay_state: '4' }));
    },
    /** The owner cancels what is left of a payment on the provider's pages, or a third of it if the notification tells the amount. */
    cancel(payment: ProviderPayment, wantsPart: boolean): void {
      const isPart = wantsPart && namesCancelledWon;
      const cancelled = isPart ? Math.ceil(left(payment) / 3) : left(payment);
      if (cancelled === 0) return;
      payment.byOwner += cancelled;
      notifyCancelled(payment, cancelled, !isPart, cancelled);
    },
    /** The owner grants the requested cancellations. */
    grant(payment: ProviderPayment): void {
      for (const request of payment.requested) cancelFor(payment, request);
      payment.requested = [];
    },
    /**
     * Returns what the owner sees: how much more was given back than is recorded, without own cancellations. A request that is
     * still open is declined.
     */
    look(payment: ProviderPayment, recordedWon: number): number {
      payment.hasDeclined ||= payment.requested.length > 0;
      payment.requested = [];
      const own = notifications.filter(
        ({ isAnswered, arrival }) => !isAnswered && arrival.notice?.paymentNo === payment.paymentNo,
      );
      const unrecorded = own.reduce((sum, { byOwner }) => sum + byOwner, 0);
      return payment.byCommand + payment.byOwner - recordedWon - unrecorded;
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
