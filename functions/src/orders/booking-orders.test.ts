import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { GuestBooking } from '@app/domain/booking/guest-booking-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { correctBookingEmail } from '../bookings/change-contact.ts';
import { confirmBooking } from '../bookings/change-booking-status.ts';
import { deleteBooking } from '../bookings/delete-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { guestToken } from '../bookings/guest-booking.ts';
import { moveBooking, moveWithinSeries } from '../bookings/move-booking.ts';
import { beginCallOff, continueCallOff } from '../events/call-off-event.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { refundOrder } from './refund-order.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';
import { bookingsOf, seatChangesOf, seatsOf, storedEvent } from '../../testing/stored.ts';

/** Won for each person. */
const PRICE = 30_000;
const BY_ADMIN = { role: 'admin', uid: 'sample-admin' } as const;

/** Books three of five seats of an event in a shop that takes payments. */
async function book(changes: Parameters<typeof storedEvent>[1] = {}) {
  const shop = openShop();
  const { app, deps } = shop;
  const event = await storedEvent(deps.db, {
    capacity: 5,
    price: PRICE,
    dateTime: new Date('2026-12-24T05:00:00Z'),
    ...changes,
  });
  const input = aBookingInput(event.id, { numberOfParticipants: 3 });
  const response = await send(app, 'POST', '/api/bookings', input);
  const { id, payment } = (await response.json()) as { id: string; payment?: { token: string } };
  const store = firestoreBookingStore(deps);
  const command = () => ({ key: crypto.randomUUID(), by: BY_ADMIN });
  return {
    ...shop,
    id,
    payment,
    event,
    /** Sends the notification that the party's price was paid. */
    pay: (fields: Record<string, string> = {}) => shop.notify(id, { price: String(3 * PRICE), ...fields }),
    expire() {
      shop.pass(61);
      return processDueOrders(deps, 'test');
    },
    confirm: () => confirmBooking(store, id, command()),
    cancel: () => cancelBooking(store, id, { ...command(), reason: 'The roaster is ill.' }),
    cancelAsGuest: () => cancelBooking(store, id, { key: crypto.randomUUID(), by: { role: 'guest' } }),
    remove: (options?: { tellsGuest: boolean }) => deleteBooking(store, id, command(), options),
    correctEmail: (email: string) => correctBookingEmail(store, id, email, command()),
    /** Returns what the page of the booking, and then each mail about it, says is paid at the event. */
    async amountsDue() {
      const page = await shop.app.request(await this.guestPath());
      const { dueAtEventWon } = (await page.json()) as GuestBooking;
      const about = `${COLLECTIONS.bookings}/${id}`;
      const { docs } = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get();
      const texts = docs.map((mail) => mail.get('message.text') as string);
      const due = texts.flatMap(
        (text) => /당일 현장에서 (₩[\d,]+)|You pay (₩[\d,]+)/.exec(text)?.slice(1) ?? [],
      );
      return [dueAtEventWon, ...due.filter(Boolean).toSorted().toReversed()];
    },
    async guestPath() {
      const [booking] = await bookingsOf(deps.db, event.id);
      return `/api/bookings/${guestToken(deps.config, booking!)}`;
    },
    /** Returns the states of booking and order, the seats and what became of the money. */
    async outcome() {
      const [booking] = await bookingsOf(deps.db, event.id);
      const { ledger, rebuilt, totalWon } = await shop.stored(id);
      expect(rebuilt).toEqual(ledger);
      const changes = await seatChangesOf(deps.db, event.id);
      return {
        booking: booking?.status,
        order: ledger.state,
        totalWon,
        seats: ((await seatsOf(deps.db, event.id)) as { booked: number }).booked,
        ledger: changes.map(({ kind }) => kind).toSorted(),
        refunds: shop.refunds.map(({ won }) => won),
      };
    },
    async subjects() {
      const mails = deps.db.collection(COLLECTIONS.mail).where('to', '==', input.email);
      const { docs } = await mails.get();
      return docs
        .filter((mail) => String(mail.get('about')).endsWith(id))
        .map((mail) => String(mail.get('message.subject')))
        .toSorted();
    },
  };
}

describe('a booking of an event that is paid online', () => {
  it('is refused with the key of an order of products, and others that arrive with it are accepted', async () => {
    const { app, deps, place } = openShop();
    const event = await storedEvent(deps.db, { price: PRICE, dateTime: new Date('2026-12-24T05:00:00Z') });
    const { id } = await place();
    const request = (key: string) =>
      send(app, 'POST', '/api/bookings', aBookingInput(event.id), { [IDEMPOTENCY_HEADER]: key });
    const [taken, other] = await Promise.all([request(id), request(crypto.randomUUID())]);
    await expectProblem(taken, 409, 'idempotency_conflict');
    expect(other.status).toBe(201);
    expect(await bookingsOf(deps.db, event.id)).toHaveLength(1);
  });

  it('is cancelled after the minutes that its event gives for payment', async () => {
    const shop = await book({ paymentMinutes: 90 });
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({ booking: 'pending', order: 'awaitingPayment' });
    shop.pass(30);
    await processDueOrders(shop.deps, 'test');
    expect(await shop.outcome()).toMatchObject({ booking: 'cancelled', order: 'expired', seats: 0 });
  });

  it('is pending with an order of its price until it is paid, which confirms it', async () => {
    const shop = await book();
    const order = await shop.app.request(`/api/orders/${shop.payment?.token}`);
    expect(await order.json()).toMatchObject({
      kind: 'booking',
      state: 'awaitingPayment',
      totalWon: 3 * PRICE,
      checkout: {
        price: String(3 * PRICE),
        var1: shop.event.id,
        var2: shop.id,
        returnurl: expect.stringMatching(/&kind=booking$/) as string,
      },
    });
    const guest = await shop.app.request(await shop.guestPath());
    expect(await guest.json()).toMatchObject({ status: 'pending', payment: shop.payment, paidWon: 0 });
    await Promise.all([shop.pay(), shop.pay(), shop.pay()]);
    expect(await shop.outcome()).toEqual({
      booking: 'confirmed',
      order: 'paid',
      totalWon: 3 * PRICE,
      seats: 3,
      ledger: ['book', 'confirm'],
      refunds: [],
    });
    expect(await shop.subjects()).toEqual([
      expect.stringContaining('예약 신청을 받았습니다'),
      expect.stringContaining('예약이 확정되었습니다'),
    ]);
  });

  it.each([
    ['it is free', { price: 0 }],
    ['it costs less than the provider charges', { price: 999 }],
    ['the owner takes payment on site', { payment: 'onSite' as const }],
  ])('has no order if %s', async (_reason, changes) => {
    const { id, payment, deps } = await book(changes);
    expect(payment).toBeUndefined();
    expect((await deps.db.doc(`${COLLECTIONS.orders}/${id}`).get()).exists).toBe(false);
  });

  it('is cancelled once, with its order and a mail, when the time to pay has passed', async () => {
    const shop = await book();
    shop.pass(59);
    await processDueOrders(shop.deps, 'test');
    expect(await shop.outcome()).toMatchObject({ booking: 'pending', order: 'awaitingPayment' });
    await shop.expire();
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({
      booking: 'cancelled',
      order: 'expired',
      seats: 0,
      ledger: ['book', 'expire'],
    });
    expect(await shop.subjects()).toContainEqual(expect.stringContaining('결제되지 않아'));
  });

  it('takes its seats back for a late payment while they are free', async () => {
    const shop = await book();
    await shop.expire();
    await shop.pay();
    expect(await shop.outcome()).toMatchObject({
      booking: 'confirmed',
      order: 'paid',
      seats: 3,
      ledger: ['book', 'expire', 'restore'],
      refunds: [],
    });
  });

  it('stays cancelled and refunds a late payment when others have its seats', async () => {
    const shop = await book();
    await shop.expire();
    const others = aBookingInput(shop.event.id, { numberOfParticipants: 3, email: 'other@example.com' });
    expect((await send(shop.app, 'POST', '/api/bookings', others)).status).toBe(201);
    await shop.pay();
    expect(await shop.outcome()).toMatchObject({
      order: 'refunded',
      seats: 3,
      refunds: [3 * PRICE],
    });
    expect((await shop.deps.db.doc(`bookings/${shop.id}`).get()).get('status')).toBe('cancelled');
  });

  it('is paid on site, and its order closed, when the admin confirms it; a payment is then refunded', async () => {
    const shop = await book();
    await shop.confirm();
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({ booking: 'confirmed', order: 'cancelled', seats: 3 });
    await shop.pay();
    expect(await shop.outcome()).toMatchObject({
      booking: 'confirmed',
      order: 'refunded',
      seats: 3,
      refunds: [3 * PRICE],
    });
  });

  it.each(['cancel', 'cancelAsGuest', 'remove'] as const)(
    'closes its unpaid order on %s; a payment is then refunded',
    async (end) => {
      const shop = await book();
      await shop[end]();
      expect(await shop.outcome()).toMatchObject({ order: 'cancelled', seats: 0, refunds: [] });
      await shop.pay();
      expect(await shop.outcome()).toMatchObject({ order: 'refunded', seats: 0, refunds: [3 * PRICE] });
    },
  );

  it.each(['cancel', 'cancelAsGuest', 'remove'] as const)(
    'is refunded in full on %s before the deadline',
    async (end) => {
      const shop = await book();
      await shop.pay();
      await shop[end]();
      expect(await shop.outcome()).toMatchObject({ order: 'refundDue', seats: 0 });
      await processDueOrders(shop.deps, 'test');
      expect(await shop.outcome()).toMatchObject({ order: 'refunded', seats: 0, refunds: [3 * PRICE] });
    },
  );

  it('names the refund on its page and in the mail about the cancellation', async () => {
    const shop = await book();
    await shop.pay();
    const path = await shop.guestPath();
    expect(await (await shop.app.request(path)).json()).not.toHaveProperty('refund');
    await shop.cancelAsGuest();
    const all = 3 * PRICE;
    const refund = { refundedWon: 0, refundingWon: all };
    expect(await (await shop.app.request(path)).json()).toMatchObject({ refund });
    await processDueOrders(shop.deps, 'test');
    expect(await (await shop.app.request(path)).json()).toMatchObject({
      refund: { refundedWon: all, refundingWon: 0 },
    });
    const about = `bookings/${shop.id}`;
    const { docs } = await shop.deps.db.collection('mail').where('about', '==', about).get();
    const texts = docs.map((mail) => mail.get('message.text') as string);
    expect(texts.filter((text) => text.includes(formatWon(3 * PRICE) + '을 환불합니다.'))).toHaveLength(1);
  });

  it('names the refund in the mail about its deletion', async () => {
    const shop = await book();
    await shop.pay();
    await shop.remove({ tellsGuest: true });
    await processDueOrders(shop.deps, 'test');
    const mails = shop.deps.db.collection(COLLECTIONS.mail).where('to', '==', aBookingInput('').email);
    const texts = (await mails.get()).docs
      .filter((mail) => mail.get('about') === undefined)
      .map((mail) => mail.get('message.text') as string)
      .filter((text) => text.includes(bookingReference(shop.id)));
    expect(texts).toEqual([expect.stringContaining(`${formatWon(3 * PRICE)}을 환불합니다.`)]);
  });

  it.each([
    ['cancelAsGuest', []],
    ['cancel', [3 * PRICE]],
  ] as const)('refunds by the agreed rule after the deadline: %s, %j won', async (end, refunds) => {
    const shop = await book({ dateTime: new Date('2026-11-24T05:00:00Z') });
    await shop.pay();
    await shop[end]();
    await processDueOrders(shop.deps, 'test');
    expect(await shop.outcome()).toMatchObject({ booking: 'cancelled', seats: 0, refunds });
  });

  it('is cancelled by a full refund, and stays after a part', async () => {
    const shop = await book();
    await shop.pay();
    await shop.notify(shop.id, { price: String(3 * PRICE), pay_state: '9' });
    expect(await shop.outcome()).toMatchObject({
      booking: 'cancelled',
      order: 'refunded',
      seats: 0,
      ledger: ['book', 'confirm', 'refund'],
    });
  });

  it('has the price of its party, and gives back what a smaller one costs less', async () => {
    const shop = await book();
    const resize = async (numberOfParticipants: number) =>
      send(shop.app, 'POST', `${await shop.guestPath()}/party-size`, { numberOfParticipants });
    expect((await resize(4)).status).toBe(200);
    expect(await shop.outcome()).toMatchObject({ order: 'awaitingPayment', totalWon: 4 * PRICE, seats: 4 });
    await shop.notify(shop.id, { price: String(4 * PRICE) });
    expect(await shop.outcome()).toMatchObject({ booking: 'confirmed', order: 'paid' });
    expect(await (await shop.app.request(await shop.guestPath())).json()).toMatchObject({
      maxParticipants: 5,
    });
    expect((await resize(2)).status).toBe(200);
    await processDueOrders(shop.deps, 'test');
    expect(await shop.outcome()).toMatchObject({
      booking: 'confirmed',
      order: 'partlyRefunded',
      seats: 2,
      refunds: [2 * PRICE],
    });
  });

  it('promises after a partial refund what is left, apart from what is on its way', async () => {
    const shop = await book();
    await shop.pay();
    const view = async () => (await shop.app.request(await shop.guestPath())).json();
    expect(await view()).toMatchObject({
      paidWon: 3 * PRICE,
      parties: [3 * PRICE, 2 * PRICE, PRICE, 0, 0, 0].map((refundWon) =>
        expect.objectContaining({ refundWon }),
      ),
    });
    const path = await shop.guestPath();
    await send(shop.app, 'POST', `${path}/party-size`, { numberOfParticipants: 2 });
    expect(await view()).toMatchObject({
      paidWon: 2 * PRICE,
      refund: { refundedWon: 0, refundingWon: PRICE },
      parties: [2 * PRICE, PRICE, 0, 0, 0, 0].map((refundWon) => expect.objectContaining({ refundWon })),
    });
    await shop.cancelAsGuest();
    expect(await view()).toMatchObject({ paidWon: 0, refund: { refundingWon: 3 * PRICE } });
    await processDueOrders(shop.deps, 'test');
  });

  it('counts a second payment, which is returned, as no part of what was paid for it', async () => {
    const shop = await book();
    await shop.pay();
    await shop.pay({ mul_no: '1002' });
    const view = (await (await shop.app.request(await shop.guestPath())).json()) as object;
    expect(view).toMatchObject({ paidWon: 3 * PRICE, refund: { refundedWon: 3 * PRICE, refundingWon: 0 } });
  });

  it.each(['cancel', 'cancelAsGuest'] as const)(
    'returns a payment of another amount on %s, also after the deadline',
    async (end) => {
      const shop = await book({ dateTime: new Date('2026-11-24T05:00:00Z') });
      await shop.pay({ price: '1000' });
      await shop[end]();
      await processDueOrders(shop.deps, 'test');
      expect(await shop.outcome()).toMatchObject({
        booking: 'cancelled',
        order: 'refunded',
        refunds: [1000],
      });
    },
  );

  it('confirms the booking by a payment of the price before the party became smaller, and refunds the difference', async () => {
    const shop = await book();
    await send(shop.app, 'POST', `${await shop.guestPath()}/party-size`, { numberOfParticipants: 1 });
    await shop.pay();
    expect(await shop.outcome()).toMatchObject({
      booking: 'confirmed',
      totalWon: PRICE,
      refunds: [2 * PRICE],
    });
    await shop.notify(shop.id, { pay_state: '70', price: String(2 * PRICE) });
    await shop.cancelAsGuest();
    await processDueOrders(shop.deps, 'test');
    expect(await shop.outcome()).toMatchObject({
      booking: 'cancelled',
      order: 'refunded',
      refunds: [2 * PRICE, PRICE],
    });
  });

  it('requests the rest of a partial payment until the time to pay is over, then refunds it and ends the booking', async () => {
    const shop = await book();
    await shop.pay({ price: '1000' });
    const path = await shop.guestPath();
    const view = (await (await shop.app.request(path)).json()) as object;
    expect(view).toMatchObject({ paidWon: 1_000, payment: { totalWon: 3 * PRICE - 1_000 } });
    const page = await (await shop.app.request(`${path}/page`)).text();
    expect(page).toContain('₩90,000 중 ₩1,000이 결제되었습니다.');
    expect(await shop.outcome()).toMatchObject({ booking: 'pending', seats: 3, refunds: [] });
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({
      booking: 'cancelled',
      order: 'refunded',
      seats: 0,
      refunds: [1_000],
    });
  });

  it('ends the booking also after the owner has refunded a part of what was paid', async () => {
    const shop = await book();
    await shop.pay({ price: '5000' });
    const { ledger } = await shop.stored(shop.id);
    const { paymentNo } = ledger.payments[0]!;
    const request = { paymentNo, won: 2_000, reason: 'Sample reason', by: BY_ADMIN.uid };
    await refundOrder(shop.deps, shop.id, request, { requestId: 'test' });
    expect(await shop.outcome()).toMatchObject({ booking: 'pending', order: 'disputed', seats: 3 });
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({
      booking: 'cancelled',
      order: 'refunded',
      seats: 0,
      refunds: [2_000, 3_000],
    });
  });

  it('confirms the booking when the rest is paid', async () => {
    const shop = await book();
    await shop.pay({ price: '1000' });
    await shop.pay({ mul_no: '1002', price: String(3 * PRICE - 1_000) });
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({ booking: 'confirmed', order: 'paid', refunds: [] });
  });

  it('confirms a smaller party of which the price is paid, and refunds the rest', async () => {
    const shop = await book();
    await shop.pay({ price: String(PRICE + 1_000) });
    await send(shop.app, 'POST', `${await shop.guestPath()}/party-size`, { numberOfParticipants: 1 });
    await processDueOrders(shop.deps, 'test');
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({
      booking: 'confirmed',
      order: 'partlyRefunded',
      seats: 1,
      refunds: [1_000],
    });
  });

  it('keeps what is paid of a booking that the owner confirms, whose mails and page name the rest', async () => {
    const shop = await book();
    await shop.pay({ price: '1000' });
    expect(await shop.amountsDue()).toEqual([undefined]);
    await shop.confirm();
    await shop.expire();
    expect(await shop.outcome()).toMatchObject({ booking: 'confirmed', order: 'paid', refunds: [] });
    expect(await shop.amountsDue()).toEqual([3 * PRICE - 1_000, formatWon(3 * PRICE - 1_000)]);
    // The smaller party still owes more than was paid.
    await send(shop.app, 'POST', `${await shop.guestPath()}/party-size`, { numberOfParticipants: 2 });
    expect(await shop.outcome()).toMatchObject({
      booking: 'confirmed',
      order: 'paid',
      seats: 2,
      refunds: [],
    });
    const rest = formatWon(2 * PRICE - 1_000);
    expect(await shop.amountsDue()).toEqual([2 * PRICE - 1_000, formatWon(3 * PRICE - 1_000), rest]);
    await shop.correctEmail(`right-${shop.id}@example.com`);
    expect(await shop.amountsDue()).toEqual([2 * PRICE - 1_000, formatWon(3 * PRICE - 1_000), rest, rest]);
    await shop.cancelAsGuest();
    await processDueOrders(shop.deps, 'test');
    expect(await shop.outcome()).toMatchObject({ booking: 'cancelled', refunds: [1_000] });
  });

  it('is neither lost nor doubled when payment, expiry and cancellation happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = await book();
      shop.pass(61);
      await Promise.allSettled([shop.pay(), processDueOrders(shop.deps, 'test'), shop.cancelAsGuest()]);
      await processDueOrders(shop.deps, 'test');
      const { booking, order, seats, refunds } = await shop.outcome();
      const isPaid = booking === 'confirmed' && order === 'paid';
      expect({ seats, refunds }).toEqual(
        isPaid ? { seats: 3, refunds: [] } : { seats: 0, refunds: [3 * PRICE] },
      );
    }
  });
});

describe('the order of a booking that is moved', () => {
  it('names the new event and its day', async () => {
    const seriesId = crypto.randomUUID();
    const shop = await book({ seriesId });
    const { deps, id } = shop;
    const dateTime = new Date('2026-12-31T05:00:00Z');
    const later = await storedEvent(deps.db, { ...shop.event, id: crypto.randomUUID(), dateTime, seriesId });
    await shop.pay();
    const move = { key: crypto.randomUUID(), by: { role: 'guest' } } as const;
    await moveWithinSeries(firestoreBookingStore(deps), id, later.id, move);
    await moveWithinSeries(firestoreBookingStore(deps), id, later.id, move);
    const order = await shop.stored(id);
    expect(order).toMatchObject({
      items: [{ itemId: later.id, quantity: 3, unitWon: PRICE }],
      suppliedAt: dateTime,
      ledger: { state: 'paid' },
    });
    expect(order.rebuilt).toEqual(order.ledger);
    expect(order.events.map(({ type }) => type)).toEqual(['placed', 'paid', 'bookingMoved']);
  });

  /** Books for three at the price, and stores another date of the series at another price. */
  async function bookInSeries(price: number, other: Parameters<typeof storedEvent>[1]) {
    const seriesId = crypto.randomUUID();
    const shop = await book({ seriesId, price });
    const dateTime = new Date('2026-12-31T05:00:00Z');
    const target = await storedEvent(shop.deps.db, {
      ...shop.event,
      id: crypto.randomUUID(),
      dateTime,
      ...other,
    });
    const path = await shop.guestPath();
    return {
      ...shop,
      target,
      path,
      move: () => send(shop.app, 'POST', `${path}/date`, { eventId: target.id }),
      view: async () => (await (await shop.app.request(path)).json()) as GuestView,
      async moved() {
        const [booking] = await bookingsOf(shop.deps.db, target.id);
        return { status: booking!.status, price: booking!.agreed.price };
      },
    };
  }
  interface GuestView {
    dates: object[];
    totalWon: number;
  }

  it('returns the price of a paid date to a guest who moves to a free one, and keeps the booking', async () => {
    const shop = await bookInSeries(PRICE, { price: 0 });
    await shop.pay();
    const quote = { totalWon: 0, payWon: 0, refundWon: 3 * PRICE };
    expect((await shop.view()).dates).toMatchObject([quote]);
    expect((await shop.move()).status).toBe(200);
    await processDueOrders(shop.deps, 'test');
    expect(shop.refunds.map(({ won }) => won)).toEqual([3 * PRICE]);
    expect(await shop.moved()).toEqual({ status: 'confirmed', price: 0 });
    expect(await shop.view()).toMatchObject({ totalWon: 0, paidWon: 0, refund: { refundedWon: 3 * PRICE } });
  });

  it('returns the difference to a guest who moves to a cheaper date', async () => {
    const shop = await bookInSeries(PRICE, { price: 29_900 });
    await shop.pay();
    expect((await shop.move()).status).toBe(200);
    await processDueOrders(shop.deps, 'test');
    expect(shop.refunds.map(({ won }) => won)).toEqual([300]);
    await shop.notify(shop.id, { price: '300', pay_state: '70' });
    await send(shop.app, 'POST', `${shop.path}/cancel`, {});
    await processDueOrders(shop.deps, 'test');
    expect(shop.refunds.map(({ won }) => won)).toEqual([300, 89_700]);
  });

  it('has the price of the cheaper date while it awaits its payment, and is confirmed when that is nothing', async () => {
    const by = { role: 'admin', uid: 'sample-admin' } as const;
    for (const [price, expected] of [
      [20_000, { status: 'pending', price: 20_000 }],
      [0, { status: 'confirmed', price: 0 }],
    ] as const) {
      const shop = await bookInSeries(PRICE, { price });
      const command = { key: crypto.randomUUID(), by };
      await moveBooking(firestoreBookingStore(shop.deps), shop.id, shop.target.id, command);
      expect(await shop.moved()).toEqual(expected);
      const { ledger, totalWon } = await shop.stored(shop.id);
      expect({ state: ledger.state, totalWon }).toEqual(
        price > 0
          ? { state: 'awaitingPayment', totalWon: 60_000 }
          : { state: 'cancelled', totalWon: 3 * PRICE },
      );
    }
  });

  it('asks the guest for nothing when the owner moves it to a dearer date', async () => {
    const shop = await bookInSeries(PRICE, { price: 2 * PRICE });
    await shop.pay();
    const command = { key: crypto.randomUUID(), by: { role: 'admin', uid: 'sample-admin' } } as const;
    await moveBooking(firestoreBookingStore(shop.deps), shop.id, shop.target.id, command);
    expect(await shop.moved()).toEqual({ status: 'confirmed', price: PRICE });
  });
});

describe('the price of added seats', () => {
  it('is that of the day, and the amount of the unpaid order follows', async () => {
    const shop = await book({ capacity: 12 });
    await shop.deps.db.doc(`${COLLECTIONS.events}/${shop.event.id}`).update({ price: 50_000 });
    const path = await shop.guestPath();
    const resized = await send(shop.app, 'POST', `${path}/party-size`, { numberOfParticipants: 10 });
    const total = 3 * PRICE + 7 * 50_000;
    expect(await resized.json()).toMatchObject({ totalWon: total });
    expect(await shop.stored(shop.id)).toMatchObject({
      totalWon: total,
      items: [
        { quantity: 3, unitWon: PRICE },
        { quantity: 7, unitWon: 50_000 },
      ],
    });
    await shop.notify(shop.id, { price: String(total) });
    expect(await shop.outcome()).toMatchObject({ booking: 'confirmed', order: 'paid', seats: 10 });
    await send(shop.app, 'POST', `${path}/party-size`, { numberOfParticipants: 2 });
    await processDueOrders(shop.deps, 'test');
    expect(shop.refunds.map(({ won }) => won)).toEqual([7 * 50_000 + PRICE]);
  });
});

describe('a change that costs more', () => {
  const DEARER = 40_000;
  interface ChangeView {
    status: string;
    totalWon: number;
    numberOfParticipants: number;
    change?: object;
    payment?: { token: string; totalWon: number };
    maxParticipants?: number;
    parties: { payWon: number }[];
    dates: { payWon: number }[];
  }

  /** Books for three, at the price or another one, beside a date of the same series that costs more. */
  async function bookBeside(changes: Parameters<typeof storedEvent>[1] = {}, target: typeof changes = {}) {
    const seriesId = crypto.randomUUID();
    const shop = await book({ seriesId, capacity: 6, ...changes });
    const dearer = await storedEvent(shop.deps.db, {
      ...shop.event,
      id: crypto.randomUUID(),
      dateTime: new Date('2026-12-31T05:00:00Z'),
      price: DEARER,
      ...target,
    });
    const path = await shop.guestPath();
    const post = async (name: string, body: object, key: string = crypto.randomUUID()) =>
      send(shop.app, 'POST', `${path}/${name}`, body, { [IDEMPOTENCY_HEADER]: key });
    return {
      ...shop,
      dearer,
      move: (key?: string) => post('date', { eventId: dearer.id }, key),
      resize: (numberOfParticipants: number, key?: string) =>
        post('party-size', { numberOfParticipants }, key),
      cancelByLink: () => post('cancel', {}),
      view: async () => (await (await shop.app.request(path)).json()) as ChangeView,
      payChange: (won: number, mulNo = '1002') => shop.notify(shop.id, { price: String(won), mul_no: mulNo }),
      /** Booked and held seats of the booked date and of the dearer one. */
      async seats() {
        const accounts = await Promise.all(
          [shop.event.id, dearer.id].map((id) => shop.deps.db.doc(`${COLLECTIONS.eventSeats}/${id}`).get()),
        );
        return accounts.map((account) => [account.get('booked') ?? 0, account.get('held') ?? 0]);
      },
      maintain: () => processDueOrders(shop.deps, 'test'),
      async refunded() {
        await processDueOrders(shop.deps, 'test');
        return shop.refunds.map(({ won }) => won);
      },
      /** Expects that the order follows from its events. */
      async order() {
        const { rebuilt, ...order } = await shop.stored(shop.id);
        expect(rebuilt).toEqual(order.ledger);
        return order;
      },
    };
  }

  it('holds the seats of a dearer date, and moves the booking when the difference is paid', async () => {
    const shop = await bookBeside();
    await shop.pay();
    const costs = 3 * DEARER - 3 * PRICE;
    expect((await shop.view()).dates).toMatchObject([{ payWon: costs, refundWon: 0, totalWon: 3 * DEARER }]);
    const key = crypto.randomUUID();
    expect((await shop.move(key)).status).toBe(200);
    expect((await shop.move(key)).status).toBe(200);
    expect(await shop.seats()).toEqual([
      [3, 0],
      [0, 3],
    ]);
    const waiting = await shop.view();
    expect(waiting).toMatchObject({
      status: 'confirmed',
      totalWon: 3 * PRICE,
      change: { dateTime: shop.dearer.dateTime.toISOString(), numberOfParticipants: 3, totalWon: 3 * DEARER },
      payment: { totalWon: costs },
      dates: [],
    });
    const order = await shop.app.request(`/api/orders/${waiting.payment?.token}`);
    expect(await order.json()).toMatchObject({ changeWon: costs, checkout: { price: String(costs) } });
    await shop.payChange(costs);
    await shop.payChange(costs);
    expect(await shop.seats()).toEqual([
      [0, 0],
      [3, 0],
    ]);
    const moved = await shop.view();
    expect(moved).toMatchObject({ status: 'confirmed', totalWon: 3 * DEARER, paidWon: 3 * DEARER });
    expect(moved).not.toHaveProperty('change');
    expect(await shop.order()).toMatchObject({
      totalWon: 3 * DEARER,
      items: [{ itemId: shop.dearer.id, quantity: 3, unitWon: DEARER }],
      suppliedAt: shop.dearer.dateTime,
      ledger: { state: 'paid' },
    });
    await shop.cancelByLink();
    expect(await shop.refunded()).toEqual(expect.arrayContaining([costs, 3 * PRICE]));
  });

  it('changes nothing when it is not paid in time, and gives the seats back', async () => {
    const shop = await bookBeside();
    await shop.pay();
    await shop.move();
    shop.pass(61);
    await shop.maintain();
    await shop.maintain();
    expect(await shop.seats()).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(await shop.view()).toMatchObject({ status: 'confirmed', totalWon: 3 * PRICE });
    expect(await shop.view()).not.toHaveProperty('change');
    const told = (await shop.subjects()).filter((subject) => subject.includes('변경이 결제되지 않아'));
    expect(told).toHaveLength(1);
    const costs = 3 * (DEARER - PRICE);
    await shop.payChange(costs);
    expect(await shop.refunded()).toEqual([costs]);
    expect((await shop.order()).ledger).toMatchObject({ state: 'paid' });
    expect((await shop.move()).status).toBe(200);
    expect(await shop.view()).toMatchObject({ payment: { totalWon: costs } });
  });

  it('charges a free booking for a date that costs something, and never makes it pending or paid for nothing', async () => {
    const shop = await bookBeside({ price: 0 }, { price: PRICE });
    await shop.confirm();
    await shop.move();
    expect(await shop.view()).toMatchObject({
      status: 'confirmed',
      totalWon: 0,
      payment: { totalWon: 3 * PRICE },
    });
    shop.pass(61);
    await shop.maintain();
    expect(await shop.view()).toMatchObject({ status: 'confirmed', totalWon: 0 });
    await shop.payChange(3 * PRICE);
    expect(await shop.refunded()).toEqual([3 * PRICE]);
    expect((await shop.move()).status).toBe(200);
    await shop.payChange(3 * PRICE, '1003');
    expect(await shop.view()).toMatchObject({ status: 'confirmed', totalWon: 3 * PRICE, paidWon: 3 * PRICE });
    await shop.resize(5);
    expect(await shop.view()).toMatchObject({ numberOfParticipants: 3, payment: { totalWon: 2 * PRICE } });
    await shop.payChange(2 * PRICE, '1004');
    expect(await shop.view()).toMatchObject({
      numberOfParticipants: 5,
      totalWon: 5 * PRICE,
      paidWon: 5 * PRICE,
    });
    await shop.order();
  });

  it('lets a party grow again after a part was refunded', async () => {
    const shop = await bookBeside();
    await shop.pay();
    expect((await shop.resize(2)).status).toBe(200);
    expect(await shop.refunded()).toEqual([PRICE]);
    const view = await shop.view();
    expect(view).toMatchObject({ maxParticipants: 6, totalWon: 2 * PRICE });
    expect(view.parties.map(({ payWon }) => payWon)).toEqual([
      0,
      0,
      0,
      PRICE,
      2 * PRICE,
      3 * PRICE,
      4 * PRICE,
    ]);
    await shop.resize(4);
    expect(await shop.seats()).toEqual([
      [2, 2],
      [0, 0],
    ]);
    await shop.payChange(2 * PRICE);
    expect(await shop.view()).toMatchObject({
      numberOfParticipants: 4,
      totalWon: 4 * PRICE,
      paidWon: 4 * PRICE,
    });
    expect(await shop.seats()).toEqual([
      [4, 0],
      [0, 0],
    ]);
    expect(await shop.order()).toMatchObject({ totalWon: 4 * PRICE, ledger: { state: 'partlyRefunded' } });
  });

  it('is given up by the guest, who can then ask for another one', async () => {
    const shop = await bookBeside();
    await shop.pay();
    const key = crypto.randomUUID();
    await shop.resize(6, key);
    await expectProblem(await shop.resize(5), 409, 'status_change_refused');
    await expectProblem(await shop.move(), 409, 'status_change_refused');
    expect((await shop.resize(3)).status).toBe(200);
    expect(await shop.seats()).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect((await shop.resize(6, key)).status).toBe(200);
    expect(await shop.view()).not.toHaveProperty('change');
    expect((await shop.resize(5)).status).toBe(200);
    expect(await shop.view()).toMatchObject({ change: { numberOfParticipants: 5 } });
    await shop.order();
  });

  it.each(['cancel', 'cancelAsGuest', 'remove'] as const)('ends with its booking on %s', async (end) => {
    const shop = await bookBeside();
    await shop.pay();
    await shop.move();
    await shop[end]();
    expect(await shop.seats()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await shop.payChange(3 * (DEARER - PRICE));
    expect((await shop.refunded()).toSorted()).toEqual([3 * (DEARER - PRICE), 3 * PRICE].toSorted());
    expect((await shop.order()).ledger.state).toBe('refunded');
  });

  it('ends with its booking when the payment is cancelled at the provider', async () => {
    const shop = await bookBeside();
    await shop.pay();
    await shop.resize(5);
    await shop.notify(shop.id, { price: String(3 * PRICE), pay_state: '9' });
    expect(await shop.seats()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await shop.view()).toMatchObject({ status: 'cancelled' });
    await shop.order();
  });

  it('ends when the date that it leads to is called off, and the guest receives a mail', async () => {
    const shop = await bookBeside();
    await shop.pay();
    await shop.move();
    await beginCallOff(shop.deps, shop.dearer.id, { reason: 'The roaster is ill.', by: BY_ADMIN.uid });
    await continueCallOff(shop.deps, shop.dearer.id, 'test', { isOver: () => false });
    expect(await shop.seats()).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(await shop.view()).toMatchObject({ status: 'confirmed', totalWon: 3 * PRICE });
    expect(await shop.subjects()).toContainEqual(expect.stringContaining('고르신 날짜에 체험을 열지 못하게'));
  });

  it('ends with its booking when its own date is called off, and the only mail is about that', async () => {
    const shop = await bookBeside();
    await shop.pay();
    await shop.resize(5);
    await beginCallOff(shop.deps, shop.event.id, { reason: 'The roaster is ill.', by: BY_ADMIN.uid });
    await continueCallOff(shop.deps, shop.event.id, 'test', { isOver: () => false });
    const subjects = await shop.subjects();
    expect(subjects).toContainEqual(expect.stringContaining('체험을 열지 못하게 되었습니다'));
    expect(subjects).not.toContainEqual(expect.stringContaining('고르신 날짜'));
  });

  it('is refunded when the date was changed or hidden before it was paid', async () => {
    const costs = 3 * (DEARER - PRICE);
    for (const changed of [{ isActive: false }, { dateTime: new Date('2027-01-07T05:00:00Z') }]) {
      const shop = await bookBeside();
      await shop.pay();
      await shop.move();
      await shop.deps.db.doc(`${COLLECTIONS.events}/${shop.dearer.id}`).update(changed);
      await shop.payChange(costs);
      expect(await shop.refunded()).toEqual([costs]);
      expect(await shop.view()).toMatchObject({ status: 'confirmed', totalWon: 3 * PRICE });
    }
  });

  it('holds seats that nobody else can book', async () => {
    const shop = await bookBeside();
    await shop.pay();
    await shop.resize(6);
    const other = aBookingInput(shop.event.id, { email: 'other@example.com' });
    await expectProblem(await send(shop.app, 'POST', '/api/bookings', other), 409, 'capacity_exceeded');
  });

  it.each([1, 2, 3])(
    'is neither lost nor paid twice when two payments and the lapse happen at once, round %i',
    async () => {
      const costs = 3 * (DEARER - PRICE);
      const shop = await bookBeside();
      await shop.pay();
      await shop.move();
      shop.pass(61);
      await Promise.allSettled([shop.payChange(costs), shop.maintain(), shop.payChange(costs, '1003')]);
      const refunds = await shop.refunded();
      const { totalWon } = await shop.view();
      const [, target] = await shop.seats();
      expect({ refunds, target }).toEqual(
        totalWon === 3 * DEARER
          ? { refunds: [costs], target: [3, 0] }
          : { refunds: [costs, costs], target: [0, 0] },
      );
      await shop.order();
    },
  );
});
