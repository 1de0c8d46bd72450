import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aCoffee, anOrderInput } from '@app/domain/testing/factories.ts';
import { guestToken } from '../src/bookings/guest-booking.ts';
import { processDueOrders } from '../src/jobs/process-due-orders.ts';
import { adminSession } from './accounts.ts';
import { apiClient } from './api-client.ts';
import { apiClientMark } from './api-client-document.ts';
import { emptyDatabase } from './emulated.ts';
import { openShop, PRICE } from './shop.ts';
import { bookingsOf, storedEvent } from './stored.ts';

const SEAT_WON = 30_000;

function open() {
  const shop = openShop({ db: emptyDatabase() });
  return { shop, client: apiClient(shop.app) };
}

const withKey = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } });

/** Returns what a successful call has answered. */
function answered<Data>({ data, response }: { data?: Data; response: Response }): Data {
  expect(response.status).toBeLessThan(300);
  return data!;
}

describe('a client with the types that openapi-typescript generates', () => {
  it('has the types of the present requests: run "npm run api-client" after a change', () => {
    const types = readFileSync(new URL('api-client-paths.ts', import.meta.url), 'utf8');
    expect(types.split('\n')[1]).toBe(apiClientMark());
  });

  it('lists, books, sees, pays, changes and cancels a booking', async () => {
    const { shop, client } = open();
    const { id: eventId } = await storedEvent(shop.deps.db, {
      capacity: 5,
      price: SEAT_WON,
      dateTime: new Date('2026-12-24T05:00:00Z'),
    });
    const events = answered(await client.GET('/api/events'));
    const event = events.find(({ id }) => id === eventId)!;
    expect(event.price).toBe(SEAT_WON);

    const body = {
      eventId: event.id,
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      numberOfParticipants: 2,
    };
    const booked = answered(await client.POST('/api/bookings', { params: withKey(), body }));
    expect(booked.payment?.totalWon).toBe(2 * SEAT_WON);
    const seen = { params: { path: { token: booked.token } } };
    expect(answered(await client.GET('/api/bookings/{token}', seen)).status).toBe('pending');
    await shop.notify(booked.id, { price: String(booked.payment!.totalWon) });
    expect(answered(await client.GET('/api/bookings/{token}', seen)).status).toBe('confirmed');

    const [stored] = await bookingsOf(shop.deps.db, event.id);
    const path = { token: guestToken(shop.deps.config, stored!) };
    const change = () => ({ params: { path, ...withKey() } });
    await client.POST('/api/bookings/{token}/opened', { params: { path } });
    const contact = { name: 'Another Visitor', phone: '010-0000-0000' };
    const corrected = answered(
      await client.POST('/api/bookings/{token}/contact', { ...change(), body: contact }),
    );
    expect(corrected).toMatchObject({ name: contact.name, phone: '+821000000000' });
    const tooMany = await client.POST('/api/bookings/{token}/party-size', {
      ...change(),
      body: { numberOfParticipants: 6 },
    });
    expect(tooMany.error).toMatchObject({ code: 'capacity_exceeded' });
    const smaller = answered(
      await client.POST('/api/bookings/{token}/party-size', {
        ...change(),
        body: { numberOfParticipants: 1 },
      }),
    );
    expect(smaller.numberOfParticipants).toBe(1);
    expect(answered(await client.POST('/api/bookings/{token}/cancel', change())).status).toBe('cancelled');
    const again = await client.POST('/api/bookings/{token}/cancel', change());
    expect(again.error).toMatchObject({ code: 'status_change_refused' });
    await processDueOrders(shop.deps, 'test');
    expect(shop.refunds.reduce((sum, { won }) => sum + won, 0)).toBe(2 * SEAT_WON);
    expect(new Set(client.calls).size).toBe(9);
  });

  it('lists, orders, pays, sees and returns products, and cancels another order', async () => {
    const { shop, client } = open();
    const { id } = await shop.addProduct(aCoffee(), 5);
    const headers = await adminSession(shop.deps);
    const [product] = answered(await client.GET('/api/products', { params: { query: { type: 'coffee' } } }));
    expect(product!.id).toBe(id);
    const limit = await client.GET('/api/products/{id}/quantity-limit', { params: { path: { id } } });
    expect(answered(limit).most).toBe(5);

    const order = (totalWon: number, key: string = crypto.randomUUID()) => {
      const { buyer, recipient } = anOrderInput(id);
      const items = [{ productId: id, quantity: 1, grind: 'handDrip' as const }];
      return client.POST('/api/orders', {
        params: { header: { 'Idempotency-Key': key } },
        body: { items, buyer, recipient, totalWon, agreed: true },
      });
    };
    expect((await order(PRICE - 1)).error).toMatchObject({ code: 'price_changed' });
    // The shop's id of an order is the key with which it was placed.
    const orderId = crypto.randomUUID();
    const placed = answered(await order(PRICE, orderId));
    expect(placed.order.totalWon).toBe(PRICE);
    const params = { path: { token: placed.token } };
    const see = async () => answered(await client.GET('/api/orders/{token}', { params }));
    expect((await see()).state).toBe('awaitingPayment');
    await shop.notify(orderId);
    expect((await see()).state).toBe('paid');

    const admin = { headers, params: { path: { id: orderId } } };
    const sent = answered(
      await client.POST('/api/admin/orders/{id}/steps', {
        ...admin,
        body: { type: 'sent', carrier: 'Sample', trackingNo: '1' },
      }),
    );
    expect(sent.ledger.state).toBe('sent');
    const refused = await client.POST('/api/orders/{token}/cancel', { params });
    expect(refused.error).toMatchObject({ code: 'order_change_refused' });
    const body = { why: 'defective', text: 'It leaks.' } as const;
    const returned = answered(await client.POST('/api/orders/{token}/return', { params, body }));
    expect(returned.returnRequest).not.toHaveProperty('outcome');
    await client.POST('/api/admin/orders/{id}/refunds', {
      ...admin,
      body: { paymentNo: '1001', won: PRICE, reason: '', settlesReturn: true },
    });
    expect((await see()).returnRequest?.outcome).toBe('refunded');

    const other = answered(await order(PRICE));
    const cancelled = await client.POST('/api/orders/{token}/cancel', {
      params: { path: { token: other.token } },
    });
    expect(answered(cancelled).state).toBe('cancelled');
    expect(new Set(client.calls).size).toBe(10);
  });
});
