import { DomainError } from '../errors.ts';
import { isDeepEqual } from '../shared/deep-equal.ts';
import { cashKeptWon, cashReceiptOwed, cashReceiptWon } from './cash-receipt.ts';
import { ORDER_STATES, type OrderState } from './order.ts';
import type { OrderEvent } from './order-event-schema.ts';
import type { OrderLedger } from './order-ledger-schema.ts';
import { heldWon, moneyOf, refundableWon, UNSENT } from './settlement.ts';

export type OrderPayment = OrderLedger['payments'][number];
type CashReceipt = NonNullable<OrderLedger['cashReceipt']>;
type PaymentChange = { [Field in keyof OrderPayment]?: OrderPayment[Field] | undefined };
type EventType = OrderEvent['type'];
type EventOf<T extends EventType> = Extract<OrderEvent, { type: T }>;

/** The states with money, in which a payment can be refunded. */
const FUNDED = ['paid', 'preparing', 'sent', 'done', 'refundDue', 'partlyRefunded', 'disputed'] as const;

/** The states in which a change of the booking may wait for its payment. */
const CHANGEABLE = ['paid', 'partlyRefunded', 'refundDue', 'refunded', 'cancelled'] as const;

/** The states in which products may have been sent, apart from those without money. */
const SENT = ['sent', 'done', 'refundDue', 'partlyRefunded'] as const;

const keep = <S extends OrderState>(states: readonly S[]) =>
  Object.fromEntries(states.map((state) => [state, state])) as Record<S, S>;
const become = <S extends OrderState>(states: readonly S[], next: OrderState) =>
  Object.fromEntries(states.map((state) => [state, next])) as Record<S, OrderState>;

/**
 * The allowed changes: for each event the states in which it may happen, and the state that follows. Refunds follow
 * `stateAfterRefund` instead.
 */
export const ORDER_CHANGES: Record<Exclude<EventType, 'placed'>, Partial<Record<OrderState, OrderState>>> = {
  amountChanged: keep(['awaitingPayment', ...FUNDED]),
  changeAwaited: keep(CHANGEABLE),
  changeDropped: keep(ORDER_STATES),
  changePaid: become(CHANGEABLE, 'paid'),
  bookingMoved: keep(ORDER_STATES),
  paid: become(['awaitingPayment', 'expired', 'disputed'], 'paid'),
  surplusPaid: { ...keep(FUNDED), ...become(['expired', 'cancelled', 'refunded'], 'refundDue') },
  // Payments of another amount were once held in any of these states.
  otherAmountPaid: become(['awaitingPayment', 'expired', 'cancelled', 'disputed'], 'disputed'),
  heldAccepted: { disputed: 'paid' },
  preparing: become(['paid', 'partlyRefunded'], 'preparing'),
  sent: become(['paid', 'preparing', 'partlyRefunded'], 'sent'),
  shipmentCorrected: keep(SENT),
  done: become(['sent', 'partlyRefunded'], 'done'),
  emailCorrected: keep(ORDER_STATES),
  expired: { awaitingPayment: 'expired' },
  cancelled: { awaitingPayment: 'cancelled' },
  cancelledByBuyer: { ...keep(UNSENT), awaitingPayment: 'cancelled', expired: 'cancelled' },
  returnRequested: keep(SENT),
  returnDeclined: keep(SENT),
  refundRequested: become(FUNDED, 'refundDue'),
  refundAttempted: keep(FUNDED),
  refundAccepted: keep(FUNDED),
  refundChecked: keep(FUNDED),
  refundRefused: keep(FUNDED),
  refunded: keep(FUNDED),
  cancelledAtProvider: keep(FUNDED),
  refundNotified: keep([...FUNDED, 'refunded']),
  noteAdded: keep(ORDER_STATES),
  cashReceiptRequested: keep(FUNDED),
  cashReceiptIssued: keep([...FUNDED, 'refunded']),
};

function refuse(type: EventType, why: string): never {
  throw new DomainError('order_change_refused', `An order cannot be changed by "${type}": ${why}.`);
}

/** A refund of a surplus payment does not change the state of the order. */
function stateAfterRefund(state: OrderState, payments: readonly OrderPayment[], role: string): OrderState {
  if (role === 'surplus' && state !== 'refundDue') return state;
  const { refundingWon, keptWon } = moneyOf(payments);
  if (refundingWon > 0) return 'refundDue';
  // The rest of the price may still be paid.
  if (heldWon({ payments }) > 0) return 'disputed';
  return keptWon > 0 ? 'partlyRefunded' : 'refunded';
}

/** The state of an order whose change was paid, which may have had refunds before. */
function stateAfterChange(payments: readonly OrderPayment[]): OrderState {
  const { refundingWon, refundedWon } = moneyOf(payments, ['price', 'held']);
  if (refundingWon > 0) return 'refundDue';
  return refundedWon > 0 ? 'partlyRefunded' : 'paid';
}

/** Returns the payment without the fields that the change sets to undefined: Firestore stores no undefined values. */
function applyChange(payment: OrderPayment, change: PaymentChange): OrderPayment {
  const entries = Object.entries({ ...payment, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as OrderPayment;
}

/** Returns the payments with one of them changed. */
function withPayment(
  { payments }: OrderLedger,
  { type, paymentNo }: OrderEvent & { paymentNo: string },
  change: (payment: OrderPayment) => PaymentChange,
): OrderPayment[] {
  if (!payments.some((payment) => payment.paymentNo === paymentNo))
    refuse(type, `payment ${paymentNo} is unknown`);
  return payments.map((payment) =>
    payment.paymentNo === paymentNo ? applyChange(payment, change(payment)) : payment,
  );
}

function addPayment(
  { payments }: OrderLedger,
  { type, paymentNo, won, isCash }: EventOf<'paid' | 'changePaid' | 'surplusPaid' | 'otherAmountPaid'>,
): OrderPayment[] {
  if (payments.some((payment) => payment.paymentNo === paymentNo))
    refuse(type, `payment ${paymentNo} is already recorded`);
  const role = (
    { paid: 'price', changePaid: 'price', surplusPaid: 'surplus', otherAmountPaid: 'held' } as const
  )[type];
  const dueWon = role === 'surplus' ? won : 0;
  return [
    ...payments,
    { paymentNo, role, won, ...(isCash && { isCash }), refundedWon: 0, dueWon, refusals: 0, unnotified: [] },
  ];
}

/** Returns the payments after the price is paid by those that were held. */
const asPrice = (payments: readonly OrderPayment[]): OrderPayment[] =>
  payments.map((payment) => (payment.role === 'held' ? { ...payment, role: 'price' } : payment));

type GivenBack = EventOf<'refunded' | 'refundChecked' | 'cancelledAtProvider'>;

/** Whether the provider's notification of the money given back is still to come. */
function isUnnotified(event: GivenBack): boolean {
  if (event.type === 'refunded') return !event.isNotified;
  return event.won > 0 && (event.type === 'refundChecked' || event.by !== undefined);
}

/** Returns the refunds of which the notification is still to come. One that says that everything is refunded stands for all. */
function awaitedAfter(event: GivenBack, { unnotified }: OrderPayment, leftWon: number): number[] {
  if (isUnnotified(event)) return [...unnotified, event.won];
  return event.type === 'refunded' && leftWon === 0 ? [] : unnotified;
}

/** The fields that describe no command. */
const NO_ATTEMPT = { attemptedAt: undefined, attemptedWon: undefined, acceptedAt: undefined } as const;

function giveBack(ledger: OrderLedger, event: GivenBack): Pick<OrderLedger, 'payments' | 'state'> {
  const payments = withPayment(ledger, event, (payment) => {
    if (event.type === 'refundChecked') requireAttempt(event, payment);
    const refunded = payment.refundedWon + event.won;
    const left = payment.won - refunded;
    if (left < 0) refuse(event.type, 'more would be refunded than was paid');
    // A part that was cancelled at the provider says nothing about a command under way.
    const isOther = event.type === 'cancelledAtProvider' && left > 0 && payment.attemptedAt !== undefined;
    return {
      refundedWon: refunded,
      dueWon: Math.min(isOther ? payment.dueWon : Math.max(0, payment.dueWon - event.won), left),
      ...(!isOther && { ...NO_ATTEMPT, refusals: 0 }),
      unnotified: awaitedAfter(event, payment, left),
    };
  });
  const { role } = payments.find(({ paymentNo }) => paymentNo === event.paymentNo)!;
  return { payments, state: stateAfterRefund(ledger.state, payments, role) };
}

function requireAttempt({ type }: OrderEvent, { attemptedAt }: OrderPayment): void {
  if (!attemptedAt) refuse(type, 'no refund is under way');
}

function requestReceipt(
  ledger: OrderLedger,
  { type, purpose, number }: EventOf<'cashReceiptRequested'>,
): CashReceipt {
  if (cashKeptWon(ledger) === 0) refuse(type, 'nothing was paid in cash');
  if (ledger.cashReceipt?.issuedWon) refuse(type, 'the cash receipt is issued');
  return { ...ledger.cashReceipt, purpose, number, issuedWon: 0 };
}

function issueReceipt(
  ledger: OrderLedger,
  { type, won, approvalNo }: EventOf<'cashReceiptIssued'>,
): CashReceipt {
  if (cashReceiptOwed(ledger) === 0) refuse(type, 'no cash receipt is due');
  if (won !== cashReceiptWon(ledger)) refuse(type, `a cash receipt of ${cashReceiptWon(ledger)} won is due`);
  return { ...ledger.cashReceipt, issuedWon: won, approvalNo };
}

/** Returns whether a return that the buyer requested waits for the owner. */
export const isReturnOpen = ({ returnRequest }: Pick<OrderLedger, 'returnRequest'>): boolean =>
  returnRequest !== undefined && returnRequest.outcome === undefined;

/** A refund grants the return if the owner says so, or if it leaves nothing of the price, also after it was declined. */
function returnAfterRefund(
  { returnRequest }: OrderLedger,
  payments: readonly OrderPayment[],
  settlesReturn = false,
): Pick<OrderLedger, 'returnRequest'> {
  const isAll = moneyOf(payments, ['price', 'held']).keptWon === 0;
  if (!returnRequest || !(settlesReturn || isAll)) return {};
  return { returnRequest: { ...returnRequest, outcome: 'refunded' } };
}

/** Returns the changes caused by the event, apart from the state that follows from the table. */
function changeBy(ledger: OrderLedger, event: Exclude<OrderEvent, { type: 'placed' }>): Partial<OrderLedger> {
  switch (event.type) {
    case 'paid':
      return { payments: asPrice(addPayment(ledger, event)), holdsGoods: true };
    case 'heldAccepted':
      return { payments: asPrice(ledger.payments), holdsGoods: true };
    case 'changeAwaited':
      if (ledger.change) refuse(event.type, 'another change awaits its payment');
      return { change: { won: event.won, payBy: event.payBy } };
    case 'changePaid': {
      if (event.won !== ledger.change?.won) refuse(event.type, 'no change costs this amount');
      const payments = addPayment(ledger, event);
      return { payments, holdsGoods: true, state: stateAfterChange(payments) };
    }
    case 'surplusPaid':
    case 'otherAmountPaid':
      return { payments: addPayment(ledger, event) };
    case 'cancelledByBuyer':
      if (ledger.shipment) refuse(event.type, 'it was sent');
      return ledger.state === 'awaitingPayment' ? { holdsGoods: false } : {};
    case 'expired':
    case 'cancelled':
      return { holdsGoods: false };
    case 'preparing':
    case 'sent':
    case 'done':
      // Such an order may be partly refunded: it had expired when another amount was paid.
      if (!ledger.holdsGoods) refuse(event.type, 'its goods are released');
      if (event.type === 'done') return { deliveredAt: ledger.deliveredAt ?? event.at };
      return event.type === 'sent'
        ? { shipment: { carrier: event.carrier, trackingNo: event.trackingNo }, sentAt: event.at }
        : {};
    case 'shipmentCorrected':
      if (!isDeepEqual(ledger.shipment, event.before)) refuse(event.type, 'its shipment is another one');
      return { shipment: { carrier: event.carrier, trackingNo: event.trackingNo } };
    case 'returnRequested':
      if (!ledger.shipment) refuse(event.type, 'nothing was sent');
      if (ledger.returnRequest) refuse(event.type, 'a return was requested before');
      return { returnRequest: { why: event.why, text: event.text, at: event.at } };
    case 'returnDeclined':
      if (!isReturnOpen(ledger)) refuse(event.type, 'no return waits');
      return { returnRequest: { ...ledger.returnRequest!, outcome: 'declined' } };
    case 'refundRequested': {
      const payments = withPayment(ledger, event, (payment) => {
        if (event.won > refundableWon(payment))
          refuse(event.type, `at most ${refundableWon(payment)} won of the payment can be refunded`);
        return { dueWon: payment.dueWon + event.won };
      });
      return { payments, ...returnAfterRefund(ledger, payments, event.settlesReturn) };
    }
    case 'refundAttempted':
      return {
        payments: withPayment(ledger, event, (payment) => {
          if (event.won !== payment.dueWon) refuse(event.type, 'another amount is due');
          return { attemptedAt: event.at, attemptedWon: event.won };
        }),
      };
    case 'refundRefused':
      return {
        payments: withPayment(ledger, event, ({ refusals }) => ({
          ...NO_ATTEMPT,
          refusals: refusals + 1,
        })),
      };
    case 'refundAccepted':
      return {
        payments: withPayment(ledger, event, (payment) => {
          requireAttempt(event, payment);
          return { acceptedAt: event.at, refusals: 0 };
        }),
      };
    case 'refunded':
    case 'refundChecked':
    case 'cancelledAtProvider': {
      const changed = giveBack(ledger, event);
      const isOver = changed.state === 'refunded' && !ledger.shipment;
      return {
        ...changed,
        ...(isOver && { holdsGoods: false }),
        ...returnAfterRefund(ledger, changed.payments),
      };
    }
    case 'refundNotified':
      return {
        payments: withPayment(ledger, event, ({ unnotified }) => {
          const index = unnotified.indexOf(event.won);
          if (index < 0) refuse(event.type, 'no such refund awaits its notification');
          return { unnotified: unnotified.toSpliced(index, 1) };
        }),
      };
    case 'cashReceiptRequested':
      return { cashReceipt: requestReceipt(ledger, event) };
    case 'cashReceiptIssued':
      return { cashReceipt: issueReceipt(ledger, event) };
    default:
      return {};
  }
}

/**
 * Returns the ledger after one more event; `undefined` stands for an order that does not exist yet.
 * @throws DomainError order_change_refused
 */
export function applyOrderEvent(ledger: OrderLedger | undefined, event: OrderEvent): OrderLedger {
  if (event.type === 'placed') {
    if (ledger) refuse(event.type, 'it is already placed');
    if (event.isForChange) return { state: 'cancelled', holdsGoods: false, payments: [] };
    return { state: 'awaitingPayment', holdsGoods: true, payments: [] };
  }
  if (!ledger) refuse(event.type, 'it is not placed');
  const state = ORDER_CHANGES[event.type][ledger.state];
  if (!state) refuse(event.type, `it is "${ledger.state}"`);
  const { change, ...rest } = ledger;
  const isOver = event.type === 'changeDropped' || event.type === 'changePaid';
  return { ...rest, ...(change && !isOver && { change }), state, ...changeBy(ledger, event) };
}

/** Returns the ledger that follows from an order's events alone. */
export function ledgerOf(events: readonly OrderEvent[]): OrderLedger | undefined {
  return events.reduce<OrderLedger | undefined>(applyOrderEvent, undefined);
}
