import { describe, expect, it } from 'vitest';
import * as admin from '@app/domain/api/admin.ts';
import * as bookings from '@app/domain/api/bookings.ts';
import type { Deps } from '../deps.ts';
import {
  anAccountWithClaims,
  anAdminAccount,
  forgedSession,
  PASSWORD,
  sessionOf,
  storedSession,
} from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { withOverrides } from '../../testing/with-overrides.ts';

const { app, deps } = emulatedApp();
const now = Math.floor(Date.now() / 1000);
const get = (headers: Record<string, string>, path: string = bookings.listBookings.path) =>
  app.request(path, { headers });
const anAdmin = () => anAccountWithClaims(deps, { admin: true });

async function idToken({ identity }: Deps, email: string): Promise<string> {
  return (await identity.signInWithPassword(email, PASSWORD)) as string;
}

describe('invalid admin session', () => {
  const nobody: Record<string, () => Promise<Record<string, string>>> = {
    'no cookie': async () => ({}),
    'an empty cookie': async () => ({ Cookie: '__session=' }),
    garbage: async () => ({ Cookie: '__session=garbage' }),
    'three parts of garbage': async () => ({ Cookie: '__session=a.b.c' }),
    'an unknown account': async () => sessionOf(deps, 'nobody'),
    'an expired session': async () => sessionOf(deps, await anAdmin(), { exp: now - 1 }),
    'a session of another project': async () => sessionOf(deps, await anAdmin(), { aud: 'another-project' }),
    'a session of another issuer': async () =>
      sessionOf(deps, await anAdmin(), { iss: 'https://example.com' }),
    'a session under another name': async () => {
      const { Cookie } = await sessionOf(deps, await anAdmin());
      return { Cookie: Cookie.replace('__session', 'session') };
    },
    'a revoked session': async () => {
      const uid = await anAdmin();
      await deps.auth.revokeRefreshTokens(uid);
      return sessionOf(deps, uid);
    },
    'a session from before the password changed': async () => {
      const uid = await anAdmin();
      await deps.auth.updateUser(uid, { password: 'another-password' });
      return sessionOf(deps, uid);
    },
    'a disabled account': async () => {
      const uid = await anAdmin();
      await deps.auth.updateUser(uid, { disabled: true });
      return sessionOf(deps, uid);
    },
    'a deleted account': async () => {
      const uid = await anAdmin();
      await deps.auth.deleteUser(uid);
      return sessionOf(deps, uid);
    },
    'an ID token for a cookie': async () => {
      const { email } = await anAdminAccount(deps);
      return { Cookie: `__session=${await idToken(deps, email)}` };
    },
    'a session cookie for an ID token': async () => {
      const { Cookie } = await sessionOf(deps, await anAdmin());
      return { Authorization: Cookie.replace('__session=', 'Bearer ') };
    },
    'a custom token for an ID token': async () => ({
      Authorization: `Bearer ${await deps.auth.createCustomToken(await anAdmin(), { admin: true, sid: crypto.randomUUID() })}`,
    }),
    'a cookie without a session': async () => forgedSession(await anAdmin()),
    'a session that has ended': async () => forgedSession(await anAdmin(), { sid: crypto.randomUUID() }),
    'a session at its absolute end': async () => {
      const uid = await anAdmin();
      const { id } = await storedSession(deps, uid, { expiresAt: new Date() });
      return forgedSession(uid, { sid: id });
    },
    'a session of another account': async () => {
      const { id } = await storedSession(deps, await anAdmin());
      return forgedSession(await anAdmin(), { sid: id });
    },
    'an ID token of the public password endpoint': async () => {
      const { email } = await anAdminAccount(deps);
      return { Authorization: `Bearer ${await idToken(deps, email)}` };
    },
    'the emulators’ own password': async () => ({ Authorization: 'Bearer owner' }),
  };

  it.each(Object.keys(nobody))('answers 401 for %s', async (name) => {
    await expectProblem(await get(await nobody[name]!()), 401, 'unauthenticated');
  });

  const others: Record<string, { account: object; session?: object }> = {
    'an account without a claim': { account: {} },
    'a claim that only the token has': { account: {}, session: { admin: true } },
    'a claim that the account has lost': { account: { admin: false }, session: { admin: true } },
    'a claim that is not quite true': { account: { admin: 'true' } },
    'another claim': { account: { administrator: true, isAdmin: true } },
  };

  it.each(Object.entries(others))('answers 403 for %s', async (_, { account, session }) => {
    const uid = await anAccountWithClaims(deps, { ...account });
    await expectProblem(await get(await sessionOf(deps, uid, { ...session })), 403, 'forbidden');
  });
});

describe('valid admin session', () => {
  it('is accepted as a cookie or as an ID token', async () => {
    const uid = await anAdmin();
    expect((await get(await sessionOf(deps, uid))).status).toBe(200);
    const { id } = await storedSession(deps, uid);
    const customToken = await deps.auth.createCustomToken(uid, { sid: id });
    const token = await deps.identity.signInWithCustomToken(customToken);
    expect((await get({ Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('is found among unrelated cookies', async () => {
    const { Cookie } = await sessionOf(deps, await anAdmin());
    expect((await get({ Cookie: `theme=dark; ${Cookie}; admin=false` })).status).toBe(200);
  });
});

describe('session cookie', () => {
  const { authEmulatorHost: _, ...hosted } = deps.config;

  it.each([
    ['without Secure on the emulators, whose site is served over HTTP', {}, false],
    ['with Secure everywhere else', { config: hosted }, true],
  ])('is set and cleared %s', async (_title, changes, isSecure) => {
    // As a proxy that ends TLS, or an attacker, would send it.
    const headers = { 'X-Forwarded-Proto': isSecure ? 'http' : 'https' };
    const { app: site, deps: ofSite } = emulatedApp(changes);
    const { username } = await anAdminAccount(ofSite);
    const login = await send(site, 'POST', admin.login.path, { username, password: PASSWORD }, headers);
    const ending = await anAccountWithClaims(ofSite, { admin: true });
    const session = await storedSession(ofSite, ending, {
      expiresAt: new Date((now + 10 * 24 * 3600) * 1000),
    });
    const nearEnd = forgedSession(ending, { sid: session.id, exp: now + 24 * 3600 });
    const renewal = await site.request(admin.checkAdmin.path, { headers: { ...headers, ...nearEnd } });
    const logout = await site.request(admin.logout.path, { method: 'POST', headers });
    for (const response of [login, renewal, logout]) {
      const [, ...attributes] = response.headers.get('Set-Cookie')!.split('; ');
      expect(attributes.includes('Secure')).toBe(isSecure);
    }
  });
});

describe('renewal of a session', () => {
  const days = (count: number) => now + count * 24 * 3600;
  const dateIn = (count: number) => new Date(days(count) * 1000);
  const check = (headers: Record<string, string>) => get(headers, admin.checkAdmin.path);

  /** Creates a session whose cookie and which itself expire in the given numbers of days. */
  async function endingIn(cookieDays: number, sessionDays: number) {
    const uid = await anAdmin();
    const session = await storedSession(deps, uid, { expiresAt: dateIn(sessionDays) });
    return { session, headers: forgedSession(uid, { sid: session.id, exp: days(cookieDays) }) };
  }

  it('does not happen before half of the cookie’s lifetime', async () => {
    const { headers } = await endingIn(2.6, 10);
    expect((await check(headers)).headers.has('Set-Cookie')).toBe(false);
  });

  it('sets a new cookie of the same session', async () => {
    const { headers, session } = await endingIn(2.4, 10);
    const response = await check(headers);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const [Cookie, ...attributes] = response.headers.get('Set-Cookie')!.split('; ');
    expect(attributes).toEqual(['Max-Age=432000', 'Path=/', 'HttpOnly', 'SameSite=Strict']);
    const renewed = await check({ Cookie: Cookie! });
    expect(await renewed.json()).toEqual({ isAuthenticated: true, sessionId: session.id });
    expect(renewed.headers.has('Set-Cookie')).toBe(false);
  });

  it("lasts no longer than the session's absolute end", async () => {
    const { headers } = await endingIn(1, 2);
    const cookie = (await check(headers)).headers.get('Set-Cookie')!;
    const maxAge = Number(/Max-Age=(\d+)/.exec(cookie)![1]);
    expect(maxAge).toBeGreaterThan(1.9 * 24 * 3600);
    expect(maxAge).toBeLessThanOrEqual(2 * 24 * 3600);
  });

  it('does not happen when the session ends with the cookie', async () => {
    const { headers } = await endingIn(1, 1);
    const response = await check(headers);
    expect(await response.json()).toMatchObject({ isAuthenticated: true });
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  it.each([
    [
      'Identity Toolkit times out',
      {
        identity: withOverrides(deps.identity, {
          signInWithCustomToken: async () => {
            throw new Error('timeout');
          },
        }),
      },
    ],
    [
      'no custom token can be signed',
      {
        auth: withOverrides(deps.auth, {
          createCustomToken: async () => {
            throw new Error('signBlob is not permitted');
          },
        }),
      },
    ],
  ])('leaves a valid session valid when %s', async (_, changes) => {
    const { headers } = await endingIn(2.4, 10);
    const failing = emulatedApp(changes);
    const response = await failing.app.request(bookings.listBookings.path, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect(failing.lines).toContainEqual(
      expect.objectContaining({ severity: 'WARNING', message: 'session not renewed' }),
    );
  });

  it('records once an hour that the session is used', async () => {
    const { headers, session } = await endingIn(4, 10);
    const seenAt = async (clock: Date) => {
      const at = emulatedApp({ clock: { now: () => clock, wait: async () => {} } });
      await at.app.request(bookings.listBookings.path, { headers });
      const stored = await deps.db.collection('adminSessions').doc(session.id).get();
      return (stored.get('lastSeenAt') as { toDate(): Date }).toDate();
    };
    const hour = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
    const minutesPast = (minutes: number) => new Date(hour.getTime() + minutes * 60_000);
    expect(await seenAt(minutesPast(10))).toEqual(hour);
    expect(await seenAt(minutesPast(50))).toEqual(hour);
    expect(await seenAt(minutesPast(70))).toEqual(minutesPast(60));
  });
});
