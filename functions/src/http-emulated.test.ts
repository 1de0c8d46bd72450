import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as admin from '@app/domain/api/admin.ts';
import * as contract from '@app/domain/api/bookings.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { anAdminAccount, PASSWORD } from '../testing/accounts.ts';
import { expectProblem, appWithTriggers } from '../testing/emulated.ts';
import { seatsOf, storedEvent } from '../testing/stored.ts';

/** Tests the bundle in the Functions emulator, through Hosting, as a browser calls it. */
describe('API behind Hosting', { timeout: 30_000 }, () => {
  const site = process.env['SITE_ORIGIN'];
  if (!site)
    throw new Error(
      'These tests need the local environment: run them with "npm test -- api" (SITE_ORIGIN not set).',
    );
  const { deps } = appWithTriggers();
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(site + path, { method: 'POST', headers: { ...json, ...headers }, body });
  const check = async (headers: Record<string, string>) =>
    (await fetch(site + admin.checkAdmin.path, { headers })).json();

  it('accepts a booking from the site itself', async () => {
    const event = await storedEvent(deps.db);
    const body = JSON.stringify(aBookingInput(event.id, { name: '홍길동', numberOfParticipants: 2 }));
    const response = await post(contract.createBooking.path, body, { Origin: site });
    expect(response.status).toBe(201);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 2 });
  });

  it('refuses a request from another site', async () => {
    const response = await post(contract.createBooking.path, '{}', { Origin: 'https://evil.example.com' });
    await expectProblem(response, 403, 'foreign_origin');
  });

  it('rejects malformed bodies with its own errors, and keeps serving requests', async () => {
    const path = contract.createBooking.path;
    await expectProblem(await post(path, '{"name":'), 400, 'malformed_json');
    await expectProblem(await post(path, `"${'a'.repeat(1_000_000)}"`), 413, 'payload_too_large');
    const packed = { 'Content-Encoding': 'gzip' };
    await expectProblem(
      await post(path, new Uint8Array(gzipSync('{}')), packed),
      415,
      'unsupported_media_type',
    );
    await expectProblem(await post(path, 'not gzip', packed), 415, 'unsupported_media_type');
    const odd = { 'Content-Type': 'application/json; charset=klingon' };
    await expectProblem(await post(path, '{}', odd), 415, 'unsupported_media_type');
    expect(await check({})).toEqual({ isAuthenticated: false });
  });

  it(
    'books exactly twenty seats for many concurrent visitors and responds to all of them',
    { timeout: 60_000 },
    async () => {
      const event = await storedEvent(deps.db, { capacity: 20 });
      const body = JSON.stringify(aBookingInput(event.id));
      const responses = await Promise.all(
        Array.from({ length: 300 }, () => post(contract.createBooking.path, body, { Origin: site })),
      );
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(20);
      expect(statuses.filter((status) => status === 409)).toHaveLength(280);
      expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 20 });
    },
  );

  it('sends and receives the session cookie, and ignores other cookies', async () => {
    const { username } = await anAdminAccount(deps);
    const login = await post(admin.login.path, JSON.stringify({ username, password: PASSWORD }), {
      Origin: site,
    });
    expect(login.status).toBe(200);
    const [Cookie] = login.headers.getSetCookie()[0]!.split(';') as [string];
    expect(await check({ Cookie: `theme=dark; ${Cookie}` })).toMatchObject({ isAuthenticated: true });
    expect(await check({ Cookie: Cookie.replace('__session', 'session') })).toEqual({
      isAuthenticated: false,
    });
    expect(await check({ Cookie: 'theme=dark; admin=true' })).toEqual({ isAuthenticated: false });

    const logout = await fetch(site + admin.logout.path, {
      method: 'POST',
      headers: { Cookie, Origin: site },
    });
    expect(logout.status).toBe(204);
    expect(logout.headers.getSetCookie()[0]).toMatch(/^__session=; Max-Age=0/);
  });
});
