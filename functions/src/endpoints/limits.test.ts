import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Deps } from '../deps.ts';
import { clientAddress, lastHop } from '../http/client-address.ts';
import { VISITORS_PER_HOP } from '../http/count-call.ts';
import { type App, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, storedEvent } from '../../testing/stored.ts';
import { MAX, limitedApp, PATHS, sendForm, expectLimited } from '../../testing/limited-app.ts';

/** Determines client addresses as a deployed function does. */
export const behindHosting = (proxies: number): Partial<Deps> => ({
  addressOf: (http) => clientAddress(http, proxies),
  lastHopOf: (http) => lastHop(http, proxies),
});

describe.each(PATHS)('rate limit of %s', { timeout: 30_000 }, (path) => {
  it('accepts exactly the allowed number of calls, and more after the limit’s time', async () => {
    const { app, time } = limitedApp();
    for (let call = 0; call < MAX; call += 1) {
      expect((await sendForm(app, path)).status).toBe(201);
      time.now += 10_000;
    }
    const seconds = await expectLimited(await sendForm(app, path));
    time.now += (seconds - 1) * 1000;
    expect(await expectLimited(await sendForm(app, path))).toBe(1);
    time.now += 1000;
    expect((await sendForm(app, path)).status).toBe(201);
    await expectLimited(await sendForm(app, path));
  });

  it('accepts exactly the allowed number of concurrent calls across several instances', async () => {
    const addressOf = () => sharedAddress;
    const sharedAddress = crypto.randomUUID();
    const apps = Array.from({ length: 3 }, () => limitedApp({ addressOf }).app);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendForm(apps[index % 3]!, path)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - MAX);
  });

  it('limits each visitor behind Hosting separately, whatever address the request claims', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [one, other, google] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const from = (...hops: string[]) => ({ 'X-Forwarded-For': hops.join(', ') });
    for (let call = 0; call < MAX; call += 1) {
      expect((await sendForm(app, path, from(`10.0.0.${call}`, one, google))).status).toBe(201);
    }
    await expectLimited(await sendForm(app, path, from('8.8.8.8', '9.9.9.9', one, google)));
    expect((await sendForm(app, path, from(other, google))).status).toBe(201);
  });

  it('does not reset at midnight', async () => {
    const { app, time } = limitedApp();
    time.now = Date.parse('2026-11-21T23:59:50Z');
    for (let call = 0; call < MAX; call += 1) expect((await sendForm(app, path)).status).toBe(201);
    time.now += 20_000;
    await expectLimited(await sendForm(app, path));
  });

  it('stores no client address', async () => {
    const address = crypto.randomUUID();
    const { app, deps } = limitedApp({ addressOf: () => address });
    await sendForm(app, path);
    const { docs } = await deps.db.collection(COLLECTIONS.rateLimits).get();
    const stored = JSON.stringify(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
    expect(stored).not.toContain(address);
    expect(docs.every((snapshot) => 'expiresAt' in snapshot.data())).toBe(true);
  });

  it('does not count invalid requests', async () => {
    const { app } = limitedApp();
    for (let call = 0; call < MAX * 2; call += 1) {
      await expectProblem(await send(app, 'POST', path, {}), 400, 'validation_failed');
    }
    expect((await sendForm(app, path)).status).toBe(201);
  });
});

describe('rate limit of bookings', () => {
  it('does not count a repeated request', async () => {
    const { app, deps } = limitedApp();
    const event = await storedEvent(deps.db);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    for (let call = 0; call < MAX * 2; call += 1) {
      const { status } = await send(app, 'POST', '/api/bookings', aBookingInput(event.id), headers);
      expect(status).toBe(201);
    }
    expect(await bookingsOf(deps.db, event.id)).toHaveLength(1);
  });
});

describe('rate limit of refused bookings', { timeout: 30_000 }, () => {
  const UNKNOWN_EVENT = crypto.randomUUID();
  const book = (app: App, eventId: string, headers: Record<string, string> = {}) =>
    send(app, 'POST', '/api/bookings', aBookingInput(eventId), headers);

  it.each([
    ['for a full event', { capacity: 1 }, 409],
    ['for an inactive event', { isActive: false }, 409],
    ['for an unknown event', null, 404],
  ])('counts a refused booking like a successful one: %s', async (_, event, status) => {
    const { app, deps } = limitedApp();
    const { id } = event ? await storedEvent(deps.db, event, 1) : { id: UNKNOWN_EVENT };
    for (let call = 0; call < MAX; call += 1) expect((await book(app, id)).status).toBe(status);
    await expectLimited(await book(app, id));
  });

  it('counts a request that reuses the idempotency key of another booking', async () => {
    const { app, deps } = limitedApp();
    const [one, other] = await Promise.all([storedEvent(deps.db), storedEvent(deps.db)]);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await book(app, one.id, headers)).status).toBe(201);
    const body = { ...aBookingInput(one.id), name: 'Another Sample' };
    for (let call = 1; call < MAX; call += 1) {
      expect((await send(app, 'POST', '/api/bookings', body, headers)).status).toBe(409);
    }
    await expectLimited(await book(app, other.id));
  });

  it('counts calls by the unforgeable last hop, with a limit far above that of a visitor', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [caller, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const forged = (hop: string) =>
      book(app, UNKNOWN_EVENT, { 'X-Forwarded-For': `${crypto.randomUUID()}, ${hop}` });
    const responses = await Promise.all(Array.from({ length: MAX * VISITORS_PER_HOP }, () => forged(caller)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    await expectLimited(await forged(caller));
    expect((await forged(other)).status).toBe(404);
  });

  it('does not let one visitor use up the limit that all visitors behind one hop share', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [visitor, google] = [crypto.randomUUID(), crypto.randomUUID()];
    const from = (address: string) =>
      book(app, UNKNOWN_EVENT, { 'X-Forwarded-For': `${address}, ${google}` });
    const attempts = MAX * VISITORS_PER_HOP + 1;
    await Promise.all(Array.from({ length: attempts }, () => from(visitor)));
    expect((await from(crypto.randomUUID())).status).toBe(404);
  });

  it('does not count a visitor’s call when the limit of the hop is used up', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [visitor, full, free] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const from = (address: string, hop: string) =>
      book(app, UNKNOWN_EVENT, { 'X-Forwarded-For': `${address}, ${hop}` });
    await Promise.all(Array.from({ length: MAX * VISITORS_PER_HOP }, () => from(crypto.randomUUID(), full)));
    for (let call = 0; call < MAX; call += 1) await expectLimited(await from(visitor, full));
    expect((await from(visitor, free)).status).toBe(404);
  });
});
