import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { anAdminAccount, aVisitorAccount, PASSWORD } from '../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../testing/emulated.ts';
import { REFUSAL_MS } from './login.ts';

const PATH = contract.login.path;

/** Waits a while, whatever it was asked for, and remembers what it was once that is over. */
function hastyApp() {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    waits.push(milliseconds);
  };
  return { ...emulatedApp({ clock: { now: () => new Date(), wait } }), waits };
}

describe('login', () => {
  const { app, deps } = emulatedApp();

  it('starts a session that no script can read and no other site can send', async () => {
    const { username } = await anAdminAccount(deps);
    const response = await send(app, 'POST', PATH, { username, password: PASSWORD });
    expect(response.status).toBe(200);
    contract.login.output.strict().parse(await response.json());
    const cookie = response.headers.get('Set-Cookie');
    expect(cookie).toMatch(/^__session=[\w.-]+; Max-Age=432000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');

    const Cookie = cookie!.split(';')[0]!;
    const check = await app.request(contract.checkAdmin.path, { headers: { Cookie } });
    expect(await check.json()).toEqual({ isAuthenticated: true });
  });

  it('takes the whole address as a name too', async () => {
    const { email } = await anAdminAccount(deps);
    expect((await send(app, 'POST', PATH, { username: email, password: PASSWORD })).status).toBe(200);
  });

  it('gives a custom token that signs in with the claim of the account, and none of its own', async () => {
    const { username, uid } = await anAdminAccount(deps);
    const response = await send(app, 'POST', PATH, { username, password: PASSWORD });
    const { customToken } = contract.login.output.parse(await response.json());
    const signIn = async () =>
      deps.auth.verifyIdToken(await deps.identity.signInWithCustomToken(customToken));
    expect(await signIn()).toMatchObject({ uid, admin: true });
    await deps.auth.setCustomUserClaims(uid, {});
    expect(await signIn()).not.toHaveProperty('admin');
  });

  it('says the same, after the same time, whatever was wrong', async () => {
    const { app, deps, waits } = hastyApp();
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
    const responses = await Promise.all(attempts.map((attempt) => send(app, 'POST', PATH, attempt)));
    expect(waits).toEqual(attempts.map(() => REFUSAL_MS));
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

  it('names the fields that are missing', async () => {
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
