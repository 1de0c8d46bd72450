import { describe, expect, it } from 'vitest';
import { changePassword, checkAdmin, login } from '@app/domain/api/admin.ts';
import { confirmSecondFactor, enrolSecondFactor } from '@app/domain/api/second-factor.ts';
import { anAdminAccount, PASSWORD, type SessionHeader, signIn } from '../../testing/accounts.ts';
import { codeOf, wrongCodeOf } from '../../testing/authenticator.ts';
import { appWithTriggers, expectProblem, send } from '../../testing/emulated.ts';
import { documentStatus } from '../../testing/firestore-as-client.ts';

// The security rules are deployed to the emulators' own project, so these tests use its database.
const { app, deps } = appWithTriggers();
const NEXT = 'barley-lantern-93-river';

const check = async (headers: SessionHeader) =>
  (await (await app.request(checkAdmin.path, { headers })).json()) as object;

async function onTwoDevices() {
  const { username } = await anAdminAccount(deps);
  const credentials = { username, password: PASSWORD };
  const [here, elsewhere] = [await signIn(app, credentials), await signIn(app, credentials)];
  const change = (body: object) =>
    send(app, 'POST', changePassword.path, { password: PASSWORD, newPassword: NEXT, ...body }, here.session);
  const attempt = (password: string) => send(app, 'POST', login.path, { username, password });
  return { username, here, elsewhere, change, attempt };
}

describe('change of the password', () => {
  it('keeps this session with new tokens, and ends all others', async () => {
    const { elsewhere, change } = await onTwoDevices();
    const other = await deps.identity.signInWithCustomToken(elsewhere.customToken);
    const response = await change({});
    expect(response.status).toBe(200);
    const { customToken } = changePassword.output.parse(await response.json());
    const renewed = { Cookie: response.headers.get('Set-Cookie')!.split(';')[0]! };
    expect(await check(renewed)).toMatchObject({ isAuthenticated: true });
    expect(await check(elsewhere.session)).toEqual({ isAuthenticated: false });
    const Authorization = `Bearer ${await deps.identity.signInWithCustomToken(customToken)}`;
    expect(await documentStatus('bookings/any', { Authorization })).toBe(404);
    expect(await documentStatus('bookings/any', { Authorization: `Bearer ${other}` })).toBe(403);
  });

  it('takes effect at once', async () => {
    const { change, attempt } = await onTwoDevices();
    expect((await change({})).status).toBe(200);
    await expectProblem(await attempt(PASSWORD), 401, 'invalid_credentials');
    expect((await attempt(NEXT)).status).toBe(200);
  });

  it('requires the old password', async () => {
    const { change, attempt, elsewhere } = await onTwoDevices();
    await expectProblem(await change({ password: 'another password' }), 400, 'wrong_password');
    expect(await check(elsewhere.session)).toMatchObject({ isAuthenticated: true });
    expect((await attempt(PASSWORD)).status).toBe(200);
  });

  it.each(['password1234', 'qwertyuiop12', 'aaaaaaaaaaaaaa'])(
    'refuses the common password %s',
    async (newPassword) => {
      const { change, attempt } = await onTwoDevices();
      const { errors } = await expectProblem(await change({ newPassword }), 400, 'validation_failed');
      expect(errors).toMatchObject([{ field: 'newPassword' }]);
      expect((await attempt(PASSWORD)).status).toBe(200);
    },
  );

  it('requires a code with two-step login', async () => {
    const { here, change, attempt } = await onTwoDevices();
    const post = async (path: string, body: object) =>
      (await send(app, 'POST', path, body, here.session)).json();
    const { secret } = enrolSecondFactor.output.parse(
      await post(enrolSecondFactor.path, { password: PASSWORD }),
    );
    const { recoveryCodes } = confirmSecondFactor.output.parse(
      await post(confirmSecondFactor.path, { code: codeOf(secret) }),
    );
    await expectProblem(await change({}), 401, 'second_factor_required');
    await expectProblem(await change({ code: wrongCodeOf(secret) }), 400, 'wrong_code');
    await expectProblem(await attempt(PASSWORD), 401, 'second_factor_required');
    expect((await change({ code: recoveryCodes[0]! })).status).toBe(200);
  });
});
