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
import { expectProblem, watchedApp } from '../testing/emulated.ts';
import { documentStatus } from '../testing/firestore-as-client.ts';

// The rules are those of the emulators' own project, so its database is the one under test.
const { app, deps } = watchedApp();

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
      '__session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('clears the cookie of a caller without a session', async () => {
    const response = await logout({ Cookie: '__session=garbage' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^__session=; Max-Age=0/);
  });

  it('ends every session of the account, including one begun within the same second', async () => {
    const { username } = await anAdminAccount(deps);
    const credentials = { username, password: PASSWORD };
    const [here, elsewhere] = [await signIn(app, credentials), await signIn(app, credentials)];
    expect(await check(elsewhere.session)).toMatchObject({ isAuthenticated: true });
    await logout(here.session);
    for (const { session } of [here, elsewhere])
      expect(await check(session)).toEqual({ isAuthenticated: false });
  });

  it('ends a cookie of the same second, which Firebase itself still takes for valid', async () => {
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

  it('leaves the sessions of other accounts alone', async () => {
    const other = await signedIn();
    await logout((await signedIn()).session);
    expect(await check(other.session)).toMatchObject({ isAuthenticated: true });
  });

  it('makes a custom token worthless that was issued before and is used after', async () => {
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

  it('ends ID tokens for the API and for the rules', async () => {
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
  it('gives an ID token that neither the API nor the rules accept', async () => {
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

  it('gives an ID token from which no session cookie can be made that the API accepts', async () => {
    const { email } = await anAdminAccount(deps);
    const idToken = await deps.identity.signInWithPassword(email, PASSWORD);
    const cookie = await deps.auth.createSessionCookie(idToken!, { expiresIn: 3_600_000 });
    expect(await check({ Cookie: `__session=${cookie}` })).toEqual({ isAuthenticated: false });
  });
});
