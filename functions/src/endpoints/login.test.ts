import { describe, expect, it, vi } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { anAdminAccount, aVisitorAccount, PASSWORD, signIn } from '../../testing/accounts.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { REFUSAL_MS } from '../admin/login-attempts.ts';

const PATH = contract.login.path;
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Creates an application whose clock waits until the test calls `release`, and records the requested delays. */
function heldApp(overrides: Parameters<typeof emulatedApp>[0] = {}) {
  const waits: number[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return released;
  };
  return { ...emulatedApp({ clock: { now: () => new Date(), wait }, ...overrides }), waits, release };
}

describe('login', () => {
  const { app, deps } = emulatedApp();

  it('starts a session with an HttpOnly, SameSite=Strict cookie', async () => {
    const { username } = await anAdminAccount(deps);
    const response = await send(app, 'POST', PATH, { username, password: PASSWORD });
    expect(response.status).toBe(200);
    contract.login.output.strict().parse(await response.json());
    const cookie = response.headers.get('Set-Cookie');
    expect(cookie).toMatch(/^__session=[\w.-]+; Max-Age=432000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');

    const Cookie = cookie!.split(';')[0]!;
    const check = await app.request(contract.checkAdmin.path, { headers: { Cookie } });
    expect(await check.json()).toMatchObject({ isAuthenticated: true });
  });

  it('accepts the full email address as user name', async () => {
    const { email } = await anAdminAccount(deps);
    expect((await send(app, 'POST', PATH, { username: email, password: PASSWORD })).status).toBe(200);
  });

  it('returns a custom token with the session id; the admin claim is valid only while the account has it', async () => {
    const { username, uid } = await anAdminAccount(deps);
    const { customToken, session } = await signIn(app, { username, password: PASSWORD });
    const check = await app.request(contract.checkAdmin.path, { headers: session });
    const { sessionId } = contract.checkAdmin.output.parse(await check.json());
    const idToken = async () =>
      deps.auth.verifyIdToken(await deps.identity.signInWithCustomToken(customToken));
    expect(await idToken()).toMatchObject({ uid, admin: true, sid: sessionId });
    await deps.auth.setCustomUserClaims(uid, {});
    expect(await idToken()).not.toHaveProperty('admin');
  });

  it('ends the browser’s previous session of the same account, but not of another one', async () => {
    const { username } = await anAdminAccount(deps);
    const other = await anAdminAccount(deps);
    const credentials = { username, password: PASSWORD };
    const isAlive = async (headers: Record<string, string>) => {
      const response = await app.request(contract.checkAdmin.path, { headers });
      return ((await response.json()) as { isAuthenticated: boolean }).isAuthenticated;
    };
    const first = await signIn(app, credentials);
    const second = await signIn(app, credentials, first.session);
    expect([await isAlive(first.session), await isAlive(second.session)]).toEqual([false, true]);
    await signIn(app, { username: other.username, password: PASSWORD }, second.session);
    expect(await isAlive(second.session)).toBe(true);
  });

  it('stores no session when the cookie cannot be created', async () => {
    const failing = emulatedApp({
      auth: withOverrides(deps.auth, {
        createSessionCookie: async () => {
          throw new Error('timeout');
        },
      }),
    });
    const { username, uid } = await anAdminAccount(deps);
    const response = await send(failing.app, 'POST', PATH, { username, password: PASSWORD });
    await expectProblem(response, 500, 'internal');
    const stored = await deps.db.collection(COLLECTIONS.adminSessions).where('uid', '==', uid).get();
    expect(stored.size).toBe(0);
  });

  it('keeps the browser’s cookie when the new session cannot be stored', async () => {
    const failing = emulatedApp({
      transaction: () => Promise.reject(new Error('Firestore cannot be reached.')),
    });
    const { username } = await anAdminAccount(deps);
    const first = await signIn(app, { username, password: PASSWORD });
    const response = await send(failing.app, 'POST', PATH, { username, password: PASSWORD }, first.session);
    await expectProblem(response, 500, 'internal');
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  it('writes an audit entry, as does logging out', async () => {
    const { username, uid } = await anAdminAccount(deps);
    const { session } = await signIn(app, { username, password: PASSWORD }, { 'User-Agent': FIREFOX });
    await app.request(contract.logout.path, { method: 'POST', headers: session });
    const { docs } = await deps.db.collection(COLLECTIONS.auditLog).where('who', '==', uid).get();
    const entries = docs.map((each) => each.data());
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({
        what: 'created',
        collection: 'adminSessions',
        changes: expect.objectContaining({ browser: { after: 'Firefox' }, system: { after: 'macOS' } }),
      }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ what: 'deleted', collection: 'adminSessions' }));
  });

  it('sends the same response after the same time for every kind of wrong credentials', async () => {
    const { app, deps, waits, release } = heldApp();
    const admin = await anAdminAccount(deps);
    const visitor = await aVisitorAccount(deps);
    const disabled = await anAdminAccount(deps);
    await deps.auth.updateUser(disabled.uid, { disabled: true });
    const attempts = [
      { username: admin.username, password: 'another-password' },
      { username: `nobody-${crypto.randomUUID()}`, password: PASSWORD },
      { username: 'not an address@', password: PASSWORD },
      { username: visitor.email, password: PASSWORD },
      { username: disabled.username, password: PASSWORD },
    ];
    const answered: string[] = [];
    const refusals = attempts.map(async (attempt) => {
      const response = await send(app, 'POST', PATH, attempt);
      answered.push(attempt.username);
      return response;
    });
    // A successful login does more work than a refused one, and is not delayed.
    const other = await anAdminAccount(deps);
    const success = await send(app, 'POST', PATH, { username: other.username, password: PASSWORD });
    expect(success.status).toBe(200);
    expect(answered).toEqual([]);
    release();
    const responses = await Promise.all(refusals);
    expect(waits).toEqual([...attempts, other].map(() => REFUSAL_MS));
    for (const response of responses) {
      expect(response.headers.has('Set-Cookie')).toBe(false);
      const { requestId: _, ...problem } = await expectProblem(response, 401, 'invalid_credentials');
      expect(problem).toEqual({
        title: 'Invalid username or password',
        status: 401,
        code: 'invalid_credentials',
        detail: 'Invalid username or password',
        errors: [],
      });
    }
  });

  it('reports an account locked by Google, with Retry-After and how to unlock it', async () => {
    const signInWithPassword = () => Promise.reject(new DomainError('account_locked'));
    const locked = emulatedApp({ identity: { ...deps.identity, signInWithPassword } });
    const credentials = { username: 'sample', password: PASSWORD };
    const response = await send(locked.app, 'POST', contract.login.path, credentials);
    expect(response.headers.get('Retry-After')).toBe('300');
    expect(response.headers.has('Set-Cookie')).toBe(false);
    const { title } = await expectProblem(response, 429, 'account_locked');
    expect(title).toContain('a new password lifts the lock');
    expect(locked.lines).toMatchObject([{ severity: 'INFO', message: 'account_locked', status: 429 }]);
  });

  it('reports a locked account no sooner than wrong credentials', async () => {
    const { app, waits, release } = heldApp({
      identity: {
        ...deps.identity,
        signInWithPassword: () => Promise.reject(new DomainError('account_locked')),
      },
    });
    let isAnswered = false;
    const refusal = send(app, 'POST', PATH, { username: 'sample', password: PASSWORD }).then((response) => {
      isAnswered = true;
      return response;
    });
    await vi.waitFor(() => expect(waits).toEqual([REFUSAL_MS]));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    release();
    await expectProblem(await refusal, 429, 'account_locked');
  });

  it('names the missing fields', async () => {
    const problem = await expectProblem(
      await send(app, 'POST', PATH, { username: ' ' }),
      400,
      'validation_failed',
    );
    expect(problem.errors).toEqual([
      { field: 'username', message: 'Username is required' },
      { field: 'password', message: 'Password is required' },
    ]);
  });
});
