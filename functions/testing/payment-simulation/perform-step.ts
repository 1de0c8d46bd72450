import { BRAND } from '@app/domain/brand.ts';
import { orderSettlement, refundableWon } from '@app/domain/order/settlement.ts';
import { isOutcomeOpen } from '@app/domain/order/refund-command.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { aBookingInput, anOrderInput } from '@app/domain/testing/factories.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { callOffBooking, cancelBooking } from '../../src/bookings/cancel-booking.ts';
import { changePartySize } from '../../src/bookings/change-party-size.ts';
import { confirmBooking } from '../../src/bookings/change-booking-status.ts';
import { deleteBooking } from '../../src/bookings/delete-booking.ts';
import { moveBooking, moveWithinSeries } from '../../src/bookings/move-booking.ts';
import { acceptOffer } from '../../src/bookings/waitlist/accept-offer.ts';
import { endWaitlistEntry } from '../../src/bookings/waitlist/end-waitlist-entry.ts';
import { joinWaitlist } from '../../src/bookings/waitlist/join-waitlist.ts';
import { offerSeats } from '../../src/bookings/waitlist/offer-seats.ts';
import { EVENTS, getContent } from '../../src/content/content-store.ts';
import { replaceEvent } from '../../src/events/replace-event.ts';
import { continueNotice } from '../../src/events/tell-guests.ts';
import { processDueOrders } from '../../src/jobs/process-due-orders.ts';
import { cancelAsBuyer } from '../../src/orders/cancel-order.ts';
import { createOrder } from '../../src/orders/create-order.ts';
import { requestReturn } from '../../src/orders/request-return.ts';
import { recordArrival } from '../../src/orders/record-arrival.ts';
import { reconcileOrders } from '../../src/orders/reconcile-orders.ts';
import { recordSeenRefund, refundOrder } from '../../src/orders/refund-order.ts';
import { changeOrder } from '../../src/orders/stored-orders.ts';
import type { Step, StepKind } from './history.ts';
import type { Notification } from './simulated-provider.ts';
import { minutesAfter } from '../booking-simulation/world.ts';
import { IDS, PRICE, type World } from './world.ts';

const REQUEST = 'simulation';
/** Minutes after which no buyer can have changed their mind. */
const WEEKS_LATER = 28 * 24 * 60;
const ADMIN = { role: 'admin', uid: 'sample-admin' } as const;
const GUEST = { role: 'guest' } as const;

/** Half of the mails are in each language. */
const languageOf = (order: number) => (order % 2 === 0 ? 'kr' : 'en');

const byAdmin = (step: Step) => ({ key: IDS.key(step.number), by: ADMIN, reason: 'Sample reason' });
const byGuest = (step: Step) => ({ key: IDS.key(step.number), by: GUEST });

/** Returns the order as a buyer or the owner sees it; undefined if it does not exist. */
function seenOrder({ documents }: World, id: string): Order | undefined {
  const fields = documents.get(`${COLLECTIONS.orders}/${id}`);
  return fields && ({ ...fields, id } as unknown as Order);
}

/** Delivers a notification as the HTTP endpoint does; the provider repeats it until the answer is `SUCCESS`. */
export async function deliver(world: World, notification: Notification): Promise<void> {
  const { orderId, arrival } = notification;
  try {
    const { result } = await recordArrival(world.deps, orderId, arrival, REQUEST);
    if (result !== 'contradictory') notification.isAnswered = true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

function deliverOne(world: World, { choice }: Step, isAnswered: boolean): Promise<void> | undefined {
  const candidates = world.provider.notifications.filter(
    (each) => each.isAnswered === isAnswered && !each.isDropped,
  );
  const notification = candidates[choice % candidates.length];
  return notification && deliver(world, notification);
}

const changeBy = ({ deps, now }: World, id: string, event: Partial<OrderEvent>) =>
  changeOrder(deps, id, () => ({ events: [{ ...event, at: now(), by: ADMIN.uid } as OrderEvent] }));

/** Asks for a return, at times weeks later. */
function returnAsBuyer({ deps, passTime }: World, id: string, choice: number): Promise<unknown> {
  if (choice % 3 === 0) passTime(WEEKS_LATER);
  return requestReturn(deps, id, { why: choice % 5 === 0 ? 'defective' : 'changedMind', text: '' });
}

/** Changes an event as the owner does, and tells its guests. */
async function changeEvent(
  { item, number }: Step,
  { deps }: World,
  change: (event: Event) => Partial<Event>,
): Promise<void> {
  const event = await getContent(deps, EVENTS, IDS.event(item));
  const command = { key: IDS.key(number), uid: ADMIN.uid, expected: undefined, tellsGuests: true };
  await replaceEvent(deps, event.id, { ...event, ...change(event) }, command);
  await continueNotice(deps, event.id, REQUEST, { isOver: () => false });
}

type Perform = (step: Step, world: World, id: string) => Promise<unknown> | undefined;

export const STEPS: Record<Exclude<StepKind, 'repeat'>, Perform> = {
  order({ item, people, order }, { deps }, id) {
    const items = [{ productId: IDS.product(item), quantity: people }];
    const { totalWon } = orderAmount([{ unitWon: PRICE, quantity: people }], BRAND.delivery);
    return createOrder(deps, id, anOrderInput('', { items, totalWon, language: languageOf(order) }));
  },
  book({ item, people, order }, { createBooking, now }, id) {
    const language = languageOf(order);
    const input = aBookingInput(IDS.event(item), { numberOfParticipants: people, language });
    return createBooking({ ...input, id, status: 'pending', createdAt: now() }, async () => undefined);
  },
  async pay(_, world, id) {
    const order = seenOrder(world, id);
    if (order) world.provider.pay(id, orderSettlement(order, world.now()).due?.won ?? order.totalWon);
  },
  async pay_other_amount({ choice }, world, id) {
    if (seenOrder(world, id)) world.provider.pay(id, choice < 50 ? 1_000 + choice : 6_000 * (choice - 45));
  },
  async cancel_at_provider({ choice }, { provider }) {
    const payments = [...provider.payments.values()];
    if (payments.length > 0) provider.cancel(payments[choice % payments.length]!, choice % 2 === 0);
  },
  async grant({ choice }, { provider }) {
    const requested = [...provider.payments.values()].filter(({ requested: open }) => open.length > 0);
    if (requested.length > 0) provider.grant(requested[choice % requested.length]!);
  },
  see_refund({ number }, world, id) {
    const open = seenOrder(world, id)?.ledger.payments.find((payment) => isOutcomeOpen(payment, world.now()));
    const payment = open && world.provider.payments.get(open.paymentNo);
    // A command ends within seconds; the time of a simulation passes faster.
    if (!open || !payment || payment.underWay > 0) return undefined;
    const won = Math.min(open.attemptedWon!, Math.max(0, world.provider.look(payment, open.refundedWon)));
    const seen = { paymentNo: open.paymentNo, won, isCommanded: true, by: ADMIN.uid };
    return recordSeenRefund(world.deps, id, seen, { key: IDS.key(number), requestId: REQUEST });
  },
  reconcile: (_, { deps }) => reconcileOrders(deps, REQUEST, { isOver: () => false }),
  async drop({ choice }, { provider }) {
    const waiting = provider.notifications.filter((each) => !each.isAnswered);
    const dropped = waiting[choice % waiting.length];
    if (dropped) dropped.isDropped = true;
  },
  deliver: (step, world) => deliverOne(world, step, false),
  deliver_again: (step, world) => deliverOne(world, step, true),
  forge({ choice, order }, world, id) {
    const won = seenOrder(world, id)?.totalWon ?? 0;
    const otherId = IDS.order(order + 1);
    return deliver(world, world.provider.forge(id, otherId, won, choice % 2 === 0));
  },
  maintain: (_, { deps }) => processDueOrders(deps, REQUEST),
  refund({ choice, number }, world, id) {
    const payments = seenOrder(world, id)?.ledger.payments ?? [];
    const payment = payments[choice % payments.length];
    if (!payment) return undefined;
    // Parts and whole payments, and now and then more than was paid.
    const left = refundableWon(payment);
    const won = [Math.ceil(left / 3), left, Math.ceil(left / 2), left + 1][choice % 4]!;
    const request = { paymentNo: payment.paymentNo, won, reason: 'Sample reason', by: ADMIN.uid };
    if (won === 0) return undefined;
    const key = IDS.key(number);
    world.refundKeys.set(id, (world.refundKeys.get(id) ?? new Set()).add(key));
    return refundOrder(world.deps, id, request, { key, requestId: REQUEST });
  },
  prepare: (_, world, id) =>
    changeBy(
      world,
      id,
      seenOrder(world, id)?.returnOpenSince
        ? { type: 'returnDeclined', reason: 'Sample reason' }
        : { type: 'preparing' },
    ),
  send({ choice }, world, id) {
    if (choice % 2 !== 0) return changeBy(world, id, { type: 'done' });
    const shipment = { carrier: 'Sample', trackingNo: String(choice) };
    const before = seenOrder(world, id)?.ledger.shipment;
    return changeBy(
      world,
      id,
      before ? { type: 'shipmentCorrected', ...shipment, before } : { type: 'sent', ...shipment },
    );
  },
  // A buyer who cannot cancel what was sent asks to return it.
  cancel_order: (step, world, id) =>
    seenOrder(world, id)?.ledger.shipment && step.choice % 4 !== 1
      ? STEPS.return_order(step, world, id)
      : step.choice % 2 === 0
        ? STEPS.cancel_order_by_owner(step, world, id)
        : STEPS.cancel_order_by_buyer(step, world, id),
  cancel_order_by_buyer: (_, { deps }, id) => cancelAsBuyer(deps, id, REQUEST),
  cancel_order_by_owner: (_, world, id) =>
    changeBy(world, id, { type: 'cancelled', reason: 'Sample reason' }),
  return_order: ({ choice }, world, id) => returnAsBuyer(world, id, choice),
  confirm: (step, { bookings }, id) => confirmBooking(bookings, id, byAdmin(step)),
  cancel_by_guest: (step, { bookings }, id) => cancelBooking(bookings, id, byGuest(step)),
  cancel_by_admin: (step, { bookings }, id) => cancelBooking(bookings, id, byAdmin(step)),
  call_off: (step, { bookings }, id) => callOffBooking(bookings, id, byAdmin(step)),
  delete: (step, { bookings }, id) =>
    deleteBooking(bookings, id, byAdmin(step), { tellsGuest: step.choice % 2 === 0 }),
  change_party_size: (step, { bookings }, id) => changePartySize(bookings, id, step.people, byGuest(step)),
  pass_time: async ({ minutes }, { passTime }) => passTime(minutes),
  move_by_guest: (step, { bookings }, id) =>
    moveWithinSeries(bookings, id, IDS.event(step.item), byGuest(step)),
  move_by_owner: (step, { bookings }, id) => moveBooking(bookings, id, IDS.event(step.item), byAdmin(step)),
  change_date: (step, world) =>
    changeEvent(step, world, ({ dateTime }) => ({ dateTime: minutesAfter(dateTime, step.minutes) })),
  change_place: (step, world) =>
    changeEvent(step, world, () => ({ location: 'Another room', locationKr: '다른 공방' })),
  change_price: (step, world) => changeEvent(step, world, ({ price }) => ({ price: price + step.minutes })),
  join({ item, people, order }, { bookings }, id) {
    const { numberOfParticipants: _, ...guest } = aBookingInput(IDS.event(item), {
      language: languageOf(order),
    });
    return joinWaitlist(bookings, { ...guest, id, partySize: people, acceptsFewer: false });
  },
  offer: ({ item }, { bookings }) => offerSeats(bookings, IDS.event(item)),
  accept: (_, { bookings }, id) => acceptOffer(bookings, id),
  decline: (_, { bookings }, id) => endWaitlistEntry(bookings, 'decline', id, GUEST),
};

/** Steps of which a repetition may arrive later: those with an idempotency key. */
export const REPEATABLE: readonly StepKind[] = [
  'order',
  'book',
  'refund',
  'confirm',
  'cancel_by_guest',
  'cancel_by_admin',
  'call_off',
  'change_party_size',
];
