import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { listContacts } from '@app/domain/api/contacts.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { anAdminAccount, PASSWORD, signIn } from '../../testing/accounts.ts';
import { expectProblem, appWithTriggers } from '../../testing/emulated.ts';
import { documentStatus } from '../../testing/firestore-as-client.ts';

const { app, deps } = appWithTriggers();

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Signs in an admin on a phone and on a computer. */
async function onTwoDevices() {
  const { username, uid } = await anAdminAccount(deps);
  const begin = (userAgent: string) =>
    signIn(app, { username, password: PASSWORD }, { 'User-Agent': userAgent });
  return { uid, phone: await begin(IPHONE), computer: await begin(WINDOWS) };
}

async function list(headers: Record<string, string>) {
  const response = await app.request(contract.listSessions.path, { headers });
  expect(response.status).toBe(200);
  return contract.listSessions.output.parse(await response.json());
}

const end = (headers: Record<string, string>, id = '') =>
  app.request(`${contract.listSessions.path}${id && `/${id}`}`, { method: 'DELETE', headers });
const bearer = async ({ customToken }: { customToken: string }) => ({
  Authorization: `Bearer ${await deps.identity.signInWithCustomToken(customToken)}`,
});
const idOf = async (headers: Record<string, string>) =>
  (await list(headers)).find(({ isCurrent }) => isCurrent)!.id;

describe('sessions of an admin', () => {
  it('are listed with device, start and last use, which is never before the login; the current one is marked', async () => {
    const { phone, computer } = await onTwoDevices();
    const sessions = await list(computer.session);
    expect(sessions).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isCurrent: true },
      { browser: 'Safari', system: 'iOS', isCurrent: false },
    ]);
    for (const { startedAt, lastSeenAt, expiresAt } of sessions) {
      expect(Math.abs(startedAt.getTime() - Date.now())).toBeLessThan(60_000);
      expect(lastSeenAt).toEqual(startedAt);
      expect(expiresAt.getTime() - startedAt.getTime()).toBe(14 * 24 * 3_600_000);
    }
    expect(await list(phone.session)).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
  });

  it('cannot be listed or ended by another admin', async () => {
    const { computer } = await onTwoDevices();
    const stranger = await onTwoDevices();
    expect(await list(stranger.phone.session)).toHaveLength(2);
    const answer = await end(stranger.phone.session, await idOf(computer.session));
    await expectProblem(answer, 404, 'not_found');
    expect(await list(computer.session)).toHaveLength(2);
  });

  it('can be ended individually: cookie and ID token are refused immediately, also by the security rules', async () => {
    const { phone, computer, uid } = await onTwoDevices();
    const token = await bearer(phone);
    expect(await documentStatus('bookings/any', token)).toBe(404);
    expect((await end(computer.session, await idOf(phone.session))).status).toBe(204);
    for (const headers of [phone.session, token]) {
      await expectProblem(await app.request(listContacts.path, { headers }), 401, 'unauthenticated');
    }
    expect(await documentStatus('bookings/any', token)).toBe(403);
    expect(await list(computer.session)).toHaveLength(1);
    const entries = await deps.db.collection(COLLECTIONS.auditLog).where('who', '==', uid).get();
    expect(entries.docs.map((each) => each.get('what') as string).toSorted()).toEqual([
      'created',
      'created',
      'deleted',
    ]);
  });

  it('can all be ended except the current one', async () => {
    const { phone, computer } = await onTwoDevices();
    const token = await bearer(phone);
    expect((await end(computer.session)).status).toBe(204);
    expect(await list(computer.session)).toMatchObject([{ isCurrent: true }]);
    await expectProblem(
      await app.request(listContacts.path, { headers: phone.session }),
      401,
      'unauthenticated',
    );
    expect(await documentStatus('bookings/any', token)).toBe(403);
    expect(await documentStatus('bookings/any', await bearer(computer))).toBe(404);
  });
});
