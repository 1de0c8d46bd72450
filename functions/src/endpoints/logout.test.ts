import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { listContacts } from '@app/domain/api/contacts.ts';
import { anAdminAccount, PASSWORD, signIn } from '../../testing/accounts.ts';
import { expectProblem, appWithTriggers } from '../../testing/emulated.ts';
import { documentStatus } from '../../testing/firestore-as-client.ts';

// The security rules are deployed to the emulators' own project, so these tests use its database.
const { app, deps } = appWithTriggers();

const logout = (headers: Record<string, string>) =>
  app.request(contract.logout.path, { method: 'POST', headers });
const check = async (headers: Record<string, string>) =>
  (await app.request(contract.checkAdmin.path, { headers })).json();

async function signedIn() {
  const { username } = await anAdminAccount(deps);
  return signIn(app, { username, password: PASSWORD });
}

describe('logout', () => {
  it('clears the cookie', async () => {
    const response = await logout((await signedIn()).session);
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toBe(
      '__session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('clears the cookie of a caller without a session', async () => {
    const response = await logout({ Cookie: '__session=garbage' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^__session=; Max-Age=0/);
  });

  it('ends the session of this device immediately, and keeps those of others and their refresh tokens', async () => {
    const { username, uid } = await anAdminAccount(deps);
    const credentials = { username, password: PASSWORD };
    const [here, elsewhere] = [await signIn(app, credentials), await signIn(app, credentials)];
    const { tokensValidAfterTime } = await deps.auth.getUser(uid);
    await logout(here.session);
    expect(await check(here.session)).toEqual({ isAuthenticated: false });
    expect(await check(elsewhere.session)).toMatchObject({ isAuthenticated: true });
    expect(await deps.auth.getUser(uid)).toMatchObject({ tokensValidAfterTime });
  });

  it('keeps the sessions of other accounts', async () => {
    const other = await signedIn();
    await logout((await signedIn()).session);
    expect(await check(other.session)).toMatchObject({ isAuthenticated: true });
  });

  it('invalidates a custom token that was issued before the logout', async () => {
    const { session, customToken } = await signedIn();
    await logout(session);
    const Authorization = `Bearer ${await deps.identity.signInWithCustomToken(customToken)}`;
    await expectProblem(
      await app.request(listContacts.path, { headers: { Authorization } }),
      401,
      'unauthenticated',
    );
    expect(await documentStatus('bookings/any', { Authorization })).toBe(403);
  });

  it('invalidates ID tokens for the API and for the security rules', async () => {
    const { session, customToken } = await signedIn();
    const Authorization = `Bearer ${await deps.identity.signInWithCustomToken(customToken)}`;
    expect((await app.request(listContacts.path, { headers: { Authorization } })).status).toBe(200);
    expect(await documentStatus('bookings/any', { Authorization })).toBe(404);
    expect(await documentStatus('contacts/any', { Authorization }, 'DELETE')).toBe(200);
    await logout(session);
    await expectProblem(
      await app.request(listContacts.path, { headers: { Authorization } }),
      401,
      'unauthenticated',
    );
    expect(await documentStatus('bookings/any', { Authorization })).toBe(403);
    expect(await documentStatus('contacts/any', { Authorization }, 'DELETE')).toBe(403);
  });
});

describe("Identity Toolkit's own password endpoint", () => {
  it('returns an ID token that neither the API nor the security rules accept', async () => {
    const { email } = await anAdminAccount(deps);
    const idToken = await deps.identity.signInWithPassword(email, PASSWORD);
    expect(await deps.auth.verifyIdToken(idToken!)).toMatchObject({ admin: true });
    const Authorization = `Bearer ${idToken}`;
    await expectProblem(
      await app.request(listContacts.path, { headers: { Authorization } }),
      401,
      'unauthenticated',
    );
    expect(await documentStatus('bookings/any', { Authorization })).toBe(403);
    expect(await documentStatus('contacts/any', { Authorization }, 'DELETE')).toBe(403);
  });

  it('returns an ID token whose session cookie the API does not accept', async () => {
    const { email } = await anAdminAccount(deps);
    const idToken = await deps.identity.signInWithPassword(email, PASSWORD);
    const cookie = await deps.auth.createSessionCookie(idToken!, { expiresIn: 3_600_000 });
    expect(await check({ Cookie: `__session=${cookie}` })).toEqual({ isAuthenticated: false });
  });
});
