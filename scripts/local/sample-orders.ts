import type { OrderEvent } from '../../domain/src/order/order-event-schema.ts';
import { moneyOf } from '../../domain/src/order/settlement.ts';
import type { Order } from '../../domain/src/order/order-schema.ts';
import { seoulIso } from '../../domain/src/shared/seoul-time.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { createOrder } from '../../functions/src/orders/create-order.ts';
import { paymentAddresses } from '../../functions/src/orders/order-token.ts';
import { recordArrival } from '../../functions/src/orders/record-arrival.ts';
import { refundOrder } from '../../functions/src/orders/refund-order.ts';
import { changeOrder } from '../../functions/src/orders/stored-orders.ts';
import { type PayAppSettings, payApp } from '../../functions/src/orders/payapp.ts';
import type { RefundAnswer } from '../../functions/src/orders/payment-provider.ts';
import { SAMPLE_ORDERS, type SampleOrder, type SampleStep } from '../../seed/src/content/sample-orders.ts';
import { BANK_TRANSFER, CARD, type Payment } from './payment-provider/payments.ts';

const HOUR_MS = 60 * 60 * 1000;
const REQUEST = 'demo';
/** Recorded as the author of each step; no account has this uid. */
const BY = 'demo';
/** The part of a payment that is refunded, in won. */
const PART_WON = 5_000;

/** A payment that the stand-in for PayApp is told about. */
export type SamplePayment = Omit<Payment, 'deliveries'>;

type SampleDeps = Omit<Deps, 'clock' | 'payments'>;

/**
 * Places the sample orders and performs their steps by the functions of production, each at its time before `now`, without
 * mails.
 * @returns the payments as PayApp would know them
 */
export async function placeSampleOrders(
  given: SampleDeps,
  shop: Omit<PayAppSettings, 'apiUrl'>,
  now: Date,
): Promise<SamplePayment[]> {
  const time = { now };
  const answer: { next: RefundAnswer } = { next: { result: 'made' } };
  const provider = payApp({ ...shop, apiUrl: 'http://127.0.0.1:9/' });
  const deps: Deps = {
    ...given,
    clock: { now: () => time.now, wait: async () => {} },
    payments: { ...provider, refund: async () => answer.next },
    outbox: { ...given.outbox, orderChanged: () => {} },
  };
  const payments: SamplePayment[] = [];

  /** Lets PayApp's notification about a payment arrive. */
  async function notify(order: Order, payment: SamplePayment, state: string, won: number): Promise<void> {
    payment.state = state;
    const fields = {
      userid: shop.shopId,
      linkkey: shop.linkKey,
      linkval: shop.linkValue,
      goodname: payment.fields['goodname']!,
      price: String(won),
      pay_type: payment.payType,
      pay_state: state,
      var1: order.items[0]!.itemId,
      var2: order.id,
      mul_no: payment.mulNo,
      pay_date: seoulIso(time.now),
      ...(state !== '4' && { canceldate: seoulIso(time.now) }),
    };
    await recordArrival(deps, order.id, provider.readArrival(fields), REQUEST);
  }

  async function pay(order: Order, payType: string, won = order.totalWon): Promise<void> {
    const fields = provider.checkout(order, won, paymentAddresses(deps.config, order));
    const payment: SamplePayment = {
      // PayApp's numbers are longer.
      mulNo: String(9_001 + payments.length),
      fields,
      state: '1',
      cancelled: 0,
      payType,
      isSettled: false,
      requested: [],
    };
    payments.push(payment);
    await notify(order, payment, '4', won);
  }

  /** Refunds a part of the order's payment, or all of it. */
  async function refund(
    order: Order,
    result: 'made' | 'accepted',
    won = moneyOf(order.ledger.payments).keptWon,
  ): Promise<void> {
    const [{ paymentNo } = { paymentNo: '' }] = order.ledger.payments;
    const payment = payments.find(({ mulNo }) => mulNo === paymentNo)!;
    answer.next = { result };
    await refundOrder(deps, order.id, { paymentNo, won, reason: '', by: BY }, { requestId: REQUEST });
    if (result === 'accepted') {
      payment.isSettled = true;
      payment.requested.push(won);
      return;
    }
    payment.cancelled += won;
    await notify(order, payment, won === order.totalWon ? '9' : '70', won);
  }

  const record = (id: string, event: Partial<OrderEvent>) =>
    changeOrder(deps, id, () => ({ events: [{ ...event, at: time.now } as OrderEvent] }));

  const steps: Record<SampleStep, (order: Order) => Promise<unknown>> = {
    pay: (order) => pay(order, CARD),
    payByTransfer: (order) => pay(order, BANK_TRANSFER),
    payOtherAmount: (order) => pay(order, CARD, order.totalWon - 1_000),
    requestReceipt: ({ id }) =>
      record(id, { type: 'cashReceiptRequested', purpose: 'incomeDeduction', number: '01000000034' }),
    prepare: ({ id }) => record(id, { type: 'preparing', by: BY }),
    send: ({ id }) => record(id, { type: 'sent', carrier: 'Sample Post', trackingNo: '0000-0000', by: BY }),
    arrive: ({ id }) => record(id, { type: 'done', by: BY }),
    expire: ({ id }) => record(id, { type: 'expired' }),
    cancel: ({ id }) => record(id, { type: 'cancelled', reason: 'Sample', by: BY }),
    refund: (order) => refund(order, 'made'),
    refundPart: (order) => refund(order, 'made', PART_WON),
    requestRefund: (order) => refund(order, 'accepted'),
  };

  async function place({ id, hoursAgo, input, steps: wanted }: SampleOrder): Promise<void> {
    const placedAt = now.getTime() - hoursAgo * HOUR_MS;
    time.now = new Date(placedAt);
    await createOrder(deps, id, input);
    for (const [step, hours] of wanted) {
      time.now = new Date(placedAt + hours * HOUR_MS);
      // The step sees the order as the steps before it have left it.
      await steps[step](await changeOrder(deps, id, () => ({ events: [] })));
    }
  }

  for (const order of SAMPLE_ORDERS) await place(order);
  return payments;
}
