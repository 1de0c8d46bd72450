import { describe, expect, it } from 'vitest';
import * as admin from '@app/domain/api/admin.ts';
import * as bookings from '@app/domain/api/bookings.ts';
import type { Deps } from '../deps.ts';
import { anAccountWithClaims, anAdminAccount, forgedSession, PASSWORD } from '../testing/accounts.ts';
import { emulatedApp, expectProblem } from '../testing/emulated.ts';

const { app, deps } = emulatedApp();
const now = Math.floor(Date.now() / 1000);
const get = (headers: Record<string, string>, path: string = bookings.listBookings.path) =>
  app.request(path, { headers });
const anAdmin = () => anAccountWithClaims(deps, { admin: true });

async function idToken({ identity }: Deps, email: string): Promise<string> {
  return (await identity.signInWithPassword(email, PASSWORD)) as string;
}

describe('a session that does not open the dashboard', () => {
  const nobody: Record<string, () => Promise<Record<string, string>>> = {
    'no cookie': async () => ({}),
    'an empty cookie': async () => ({ Cookie: '__session=' }),
    garbage: async () => ({ Cookie: '__session=garbage' }),
    'three parts of garbage': async () => ({ Cookie: '__session=a.b.c' }),
    'an unknown account': async () => forgedSession('nobody'),
    'an expired session': async () => forgedSession(await anAdmin(), { exp: now - 1 }),
    'a session of another project': async () => forgedSession(await anAdmin(), { aud: 'another-project' }),
    'a session of another issuer': async () => forgedSession(await anAdmin(), { iss: 'https://example.com' }),
    'a session under another name': async () => {
      const { Cookie } = forgedSession(await anAdmin());
      return { Cookie: Cookie.replace('__session', 'session') };
    },
    'a revoked session': async () => {
      const uid = await anAdmin();
      await deps.auth.revokeRefreshTokens(uid);
      return forgedSession(uid);
    },
    'a session from before the password changed': async () => {
      const uid = await anAdmin();
      await deps.auth.updateUser(uid, { password: 'another-password' });
      return forgedSession(uid);
    },
    'a disabled account': async () => {
      const uid = await anAdmin();
      await deps.auth.updateUser(uid, { disabled: true });
      return forgedSession(uid);
    },
    'a deleted account': async () => {
      const uid = await anAdmin();
      await deps.auth.deleteUser(uid);
      return forgedSession(uid);
    },
    'an ID token for a cookie': async () => {
      const { email } = await anAdminAccount(deps);
      return { Cookie: `__session=${await idToken(deps, email)}` };
    },
    'a session cookie for an ID token': async () => {
      const { Cookie } = forgedSession(await anAdmin());
      return { Authorization: Cookie.replace('__session=', 'Bearer ') };
    },
    'a custom token for an ID token': async () => ({
      Authorization: `Bearer ${await deps.auth.createCustomToken(await anAdmin(), { admin: true })}`,
    }),
    'the emulators’ own password': async () => ({ Authorization: 'Bearer owner' }),
  };

  it.each(Object.keys(nobody))('401: %s', async (name) => {
    await expectProblem(await get(await nobody[name]!()), 401, 'unauthenticated');
  });

  const others: Record<string, { account: object; session?: object }> = {
    'an account without a claim': { account: {} },
    'a claim that only the token has': { account: {}, session: { admin: true } },
    'a claim that the account has lost': { account: { admin: false }, session: { admin: true } },
    'a claim that is not quite true': { account: { admin: 'true' } },
    'another claim': { account: { administrator: true, isAdmin: true } },
  };

  it.each(Object.entries(others))('403: %s', async (_, { account, session }) => {
    const uid = await anAccountWithClaims(deps, { ...account });
    await expectProblem(await get(forgedSession(uid, { ...session })), 403, 'forbidden');
  });
});

describe('a session that opens the dashboard', () => {
  it('comes in a cookie or as an ID token', async () => {
    const { email } = await anAdminAccount(deps);
    expect((await get(forgedSession(await anAdmin()))).status).toBe(200);
    expect((await get({ Authorization: `Bearer ${await idToken(deps, email)}` })).status).toBe(200);
  });

  it('stands among cookies that mean nothing', async () => {
    const { Cookie } = forgedSession(await anAdmin());
    expect((await get({ Cookie: `theme=dark; ${Cookie}; admin=false` })).status).toBe(200);
  });

  const days = (count: number) => now + count * 24 * 3600;

  it('is not renewed before it is half used', async () => {
    const response = await get(forgedSession(await anAdmin(), { exp: days(2.6) }), admin.checkAdmin.path);
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  it('is renewed in the answer when it is half used', async () => {
    const response = await get(forgedSession(await anAdmin(), { exp: days(2.4) }), admin.checkAdmin.path);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const [Cookie, ...attributes] = response.headers.get('Set-Cookie')!.split('; ');
    expect(attributes).toEqual(['Max-Age=432000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']);
    const renewed = await get({ Cookie: Cookie! }, admin.checkAdmin.path);
    expect(await renewed.json()).toEqual({ isAuthenticated: true });
    expect(renewed.headers.has('Set-Cookie')).toBe(false);
  });
});
