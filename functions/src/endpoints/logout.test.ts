import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { listContacts } from '@app/domain/api/contacts.ts';
import {
  anAccountWithClaims,
  anAdminAccount,
  forgedSession,
  PASSWORD,
  signIn,
  storedSession,
} from '../testing/accounts.ts';
import { expectProblem, appWithTriggers } from '../testing/emulated.ts';
import { documentStatus } from '../testing/firestore-as-client.ts';

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

  it('ends every session of the account, including one that began within the same second', async () => {
    const { username } = await anAdminAccount(deps);
    const credentials = { username, password: PASSWORD };
    const [here, elsewhere] = [await signIn(app, credentials), await signIn(app, credentials)];
    expect(await check(elsewhere.session)).toMatchObject({ isAuthenticated: true });
    await logout(here.session);
    for (const { session } of [here, elsewhere])
      expect(await check(session)).toEqual({ isAuthenticated: false });
  });

  it('invalidates a cookie of the same second, which Firebase itself still accepts', async () => {
    const uid = await anAccountWithClaims(deps, { admin: true });
    const { id: sid } = await storedSession(deps, uid);
    expect(await check(forgedSession(uid, { sid }))).toMatchObject({ isAuthenticated: true });
    await logout(forgedSession(uid, { sid }));
    const { tokensValidAfterTime } = await deps.auth.getUser(uid);
    const sameSecond = forgedSession(uid, { sid, auth_time: Date.parse(tokensValidAfterTime!) / 1000 });
    const [, cookie] = sameSecond.Cookie.split('=');
    await expect(deps.auth.verifySessionCookie(cookie!, true)).resolves.toMatchObject({ uid, sid });
    expect(await check(sameSecond)).toEqual({ isAuthenticated: false });
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
