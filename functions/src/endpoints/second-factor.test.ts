import { describe, expect, it } from 'vitest';
import { login } from '@app/domain/api/admin.ts';
import * as contract from '@app/domain/api/second-factor.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { ensureAdmin } from '../admin/admin-account.ts';
import type { Deps } from '../deps.ts';
import { anAdminAccount, PASSWORD, signIn, type SessionHeader } from '../../testing/accounts.ts';
import { codeOf, STEP_MS, wrongCodeOf } from '../../testing/authenticator.ts';
import { type App, emulatedApp, expectProblem, send } from '../../testing/emulated.ts';

/** The middle of a time step, so that adding a full step always ends in the next one. */
const START = Math.floor(Date.parse('2026-11-21T09:00:00Z') / STEP_MS) * STEP_MS + 15_000;

const { config } = emulatedApp().deps;
/** A limit of three wrong codes a day, so that a test need not send twenty. */
const THREE = {
  config: {
    ...config,
    limits: {
      ...config.limits,
      secondFactor: { ...config.limits.secondFactor, max: 3 },
      recoveryCodes: { ...config.limits.recoveryCodes, max: 3 },
    },
  },
};

/** Creates an application whose clock the test controls. */
function timedApp(changes: Partial<Deps> = {}) {
  const time = { now: START };
  const clock = { now: () => new Date(time.now), wait: async () => {} };
  return { ...emulatedApp({ clock, ...changes }), time };
}

const post = (app: App, endpoint: { path: string }, body: object, session: SessionHeader) =>
  send(app, 'POST', endpoint.path, body, session);

async function status(app: App, headers: SessionHeader) {
  const response = await app.request(contract.showSecondFactor.path, { headers });
  return contract.showSecondFactor.output.parse(await response.json());
}

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (each) => String.fromCodePoint(each.codePointAt(0)! + 0xfee0));

/** Codes that have six characters, or as many bytes, but are not six digits. */
const NO_CODES = ['12345é', '12345六', '١٢٣٤٥٦', '1234😀', '1234é', '123-45６½', '①②③④⑤ⅵ'];

/** Creates a signed-in admin with two-step login, enrolled a minute ago; `code()` is the app's current code. */
async function enrolled(changes: Partial<Deps> = {}) {
  const { app, deps, time } = timedApp(changes);
  const account = await anAdminAccount(deps);
  const credentials = { username: account.username, password: PASSWORD };
  const { session } = await signIn(app, credentials);
  const begun = await post(app, contract.enrolSecondFactor, { password: PASSWORD }, session);
  const { secret } = contract.enrolSecondFactor.output.parse(await begun.json());
  const confirmed = await post(
    app,
    contract.confirmSecondFactor,
    { code: codeOf(secret, time.now) },
    session,
  );
  const { recoveryCodes } = contract.confirmSecondFactor.output.parse(await confirmed.json());
  time.now += 2 * STEP_MS;
  const code = (steps = 0) => codeOf(secret, time.now + steps * STEP_MS);
  const wrongCode = wrongCodeOf(secret, time.now);
  const attempt = (body: object = {}) => send(app, 'POST', login.path, { ...credentials, ...body });
  return {
    app,
    deps,
    time,
    ...account,
    credentials,
    session,
    secret,
    recoveryCodes,
    code,
    wrongCode,
    attempt,
  };
}

describe('second factor enrolment', () => {
  it('requires the password, and is complete after the first code of the app', async () => {
    const { app, deps, time } = timedApp();
    const { username, email, uid } = await anAdminAccount(deps);
    const { session } = await signIn(app, { username, password: PASSWORD });
    const refused = await post(app, contract.enrolSecondFactor, { password: 'wrong-password' }, session);
    await expectProblem(refused, 400, 'wrong_password');

    const begun = await post(app, contract.enrolSecondFactor, { password: PASSWORD }, session);
    const { secret, uri } = contract.enrolSecondFactor.output.parse(await begun.json());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const read = new URL(uri);
    expect([read.protocol, read.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(read.pathname)).toBe(`/Byeotdam:${email}`);
    expect(read.searchParams.get('secret')).toBe(secret);
    expect(await status(app, session)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect((await send(app, 'POST', login.path, { username, password: PASSWORD })).status).toBe(200);

    await expectProblem(
      await post(app, contract.confirmSecondFactor, { code: wrongCodeOf(secret, time.now) }, session),
      400,
      'wrong_code',
    );
    const code = codeOf(secret, time.now);
    const confirmed = await post(app, contract.confirmSecondFactor, { code }, session);
    const { recoveryCodes } = contract.confirmSecondFactor.output.parse(await confirmed.json());
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await status(app, session)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });

    const stored = await deps.db.collection(COLLECTIONS.adminSecondFactors).doc(uid).get();
    const text = JSON.stringify(stored.data());
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))])
      expect(text).not.toContain(plain);
    const log = await deps.db.collection(COLLECTIONS.auditLog).where('who', '==', uid).get();
    const entries = log.docs
      .map((each) => each.data())
      .filter((each) => each['collection'] === 'adminSecondFactors');
    expect(entries.map((each) => each['what'] as string).toSorted()).toEqual(['created', 'updated']);
    expect(JSON.stringify(entries)).not.toContain(stored.get('secret'));
  });

  it('expires after 15 minutes without a code', async () => {
    const { app, deps, time } = timedApp();
    const { username } = await anAdminAccount(deps);
    const { session } = await signIn(app, { username, password: PASSWORD });
    const begun = await post(app, contract.enrolSecondFactor, { password: PASSWORD }, session);
    const { secret } = contract.enrolSecondFactor.output.parse(await begun.json());
    time.now += 15 * 60_000;
    const late = await post(app, contract.confirmSecondFactor, { code: codeOf(secret, time.now) }, session);
    await expectProblem(late, 400, 'wrong_code');
  });

  it('is refused in both steps while a second factor is enabled', async () => {
    const { app, session, code } = await enrolled();
    const again = await post(app, contract.enrolSecondFactor, { password: PASSWORD }, session);
    await expectProblem(again, 409, 'second_factor_enabled');
    const confirmed = await post(app, contract.confirmSecondFactor, { code: code() }, session);
    await expectProblem(confirmed, 409, 'second_factor_enabled');
    expect(await status(app, session)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
  });
});

describe('login with a second factor', () => {
  it('requires a code after the password, and starts no session without it', async () => {
    const { attempt, code, wrongCode } = await enrolled();
    const asked = await attempt();
    expect(asked.headers.has('Set-Cookie')).toBe(false);
    await expectProblem(asked, 401, 'second_factor_required');
    const wrong = await attempt({ code: wrongCode });
    expect(wrong.headers.has('Set-Cookie')).toBe(false);
    await expectProblem(wrong, 400, 'wrong_code');
    const signedIn = await attempt({ code: `${code().slice(0, 3)} ${code().slice(3)}` });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.has('Set-Cookie')).toBe(true);
  });

  it('does not reveal whether a code is required or correct when the password is wrong', async () => {
    const { attempt, code, wrongCode } = await enrolled();
    for (const body of [{}, { code: code() }, { code: wrongCode }]) {
      await expectProblem(await attempt({ password: 'wrong-password', ...body }), 401, 'invalid_credentials');
    }
    expect((await attempt({ code: code() })).status).toBe(200);
  });

  it.each(NO_CODES)('answers wrong_code for %j in login, confirmation and removal', async (typed) => {
    const { app, attempt, session } = await enrolled();
    await expectProblem(await attempt({ code: typed }), 400, 'wrong_code');
    const removal = await post(app, contract.removeSecondFactor, { code: typed }, session);
    await expectProblem(removal, 400, 'wrong_code');

    const other = timedApp();
    const { username } = await anAdminAccount(other.deps);
    const { session: unprotected } = await signIn(other.app, { username, password: PASSWORD });
    await post(other.app, contract.enrolSecondFactor, { password: PASSWORD }, unprotected);
    const confirmation = await post(other.app, contract.confirmSecondFactor, { code: typed }, unprotected);
    await expectProblem(confirmation, 400, 'wrong_code');
  });

  it('accepts codes of the previous and the next time step, and no others', async () => {
    const { attempt, code } = await enrolled();
    await expectProblem(await attempt({ code: code(-2) }), 400, 'wrong_code');
    await expectProblem(await attempt({ code: code(2) }), 400, 'wrong_code');
    expect((await attempt({ code: code(-1) })).status).toBe(200);
    expect((await attempt({ code: code(1) })).status).toBe(200);
  });

  it('refuses a used code and codes older than it', async () => {
    const { attempt, code, time } = await enrolled();
    const used = code();
    expect((await attempt({ code: used })).status).toBe(200);
    await expectProblem(await attempt({ code: used }), 400, 'wrong_code');
    await expectProblem(await attempt({ code: code(-1) }), 400, 'wrong_code');
    time.now += STEP_MS;
    await expectProblem(await attempt({ code: used }), 400, 'wrong_code');
    expect((await attempt({ code: code() })).status).toBe(200);
  });

  it('accepts a code once when two requests send it concurrently', async () => {
    const { attempt, code, recoveryCodes } = await enrolled();
    for (const each of [code(), recoveryCodes[0]!]) {
      const responses = await Promise.all([1, 2, 3].map(() => attempt({ code: each })));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('refuses the code that confirmed the enrolment', async () => {
    const { attempt, code, time } = await enrolled();
    time.now -= STEP_MS;
    await expectProblem(await attempt({ code: code(-1) }), 400, 'wrong_code');
  });

  it('accepts each recovery code once in any spelling, and records its use', async () => {
    const { app, attempt, deps, recoveryCodes, session, uid } = await enrolled();
    const [one, other] = recoveryCodes as [string, string];
    expect((await attempt({ code: one.replace('-', ' ').toUpperCase() })).status).toBe(200);
    await expectProblem(await attempt({ code: one }), 400, 'wrong_code');
    expect((await attempt({ code: other })).status).toBe(200);
    expect(await status(app, session)).toEqual({ isEnabled: true, recoveryCodesLeft: 8 });
    const log = await deps.db.collection(COLLECTIONS.auditLog).where('who', '==', uid).get();
    const uses = log.docs.map((each) => each.data()).filter((each) => 'recoveryCodes' in each['changes']);
    expect(uses.filter((each) => !('state' in each['changes']))).toHaveLength(2);
  });

  it('accepts codes in full-width characters, as a Korean keyboard types them', async () => {
    const { attempt, code, recoveryCodes } = await enrolled();
    expect((await attempt({ code: fullWidth(code()) })).status).toBe(200);
    expect((await attempt({ code: fullWidth(recoveryCodes[0]!) })).status).toBe(200);
  });

  it('refuses even a correct code after twenty wrong ones in a day', async () => {
    expect(config.limits.secondFactor).toEqual({ max: 20, seconds: 24 * 60 * 60 });
    const { appElsewhere, attempt, code } = await throttled();
    await attempt(3);
    const response = await appElsewhere(code());
    await expectProblem(response, 429, 'rate_limited');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('accepts a known device when an unknown client with the password has used up its attempts', async () => {
    const { appElsewhere, attempt, code, device } = await throttled();
    await attempt(3);
    expect((await appElsewhere(code(), device)).status).toBe(200);
  });

  it('accepts a recovery code when a stranger with the password has used up the attempts of both kinds of code', async () => {
    const { appElsewhere, attempt, newApp, recoveryCode } = await throttled();
    await attempt(3);
    const { app: stranger } = newApp();
    for (let call = 0; call < 3; call += 1)
      await expectProblem(await appElsewhere('wrong-code', undefined, stranger), 400, 'wrong_code');
    await expectProblem(await appElsewhere(recoveryCode, undefined, stranger), 429, 'rate_limited');
    expect((await appElsewhere(recoveryCode)).status).toBe(200);
  });

  async function throttled() {
    const { credentials, code, wrongCode, recoveryCodes, attempt: signInAtHome } = await enrolled(THREE);
    const answer = login.output.parse(await (await signInAtHome({ code: recoveryCodes[0]! })).json());
    const at = (now: number) => ({ now: () => new Date(now), wait: async () => {} });
    const newApp = () => emulatedApp({ clock: at(START + 2 * STEP_MS), ...THREE });
    const appElsewhere = (typed: string, device?: string, app = newApp().app) =>
      send(app, 'POST', login.path, {
        ...credentials,
        code: typed,
        ...(device !== undefined && { device }),
      });
    async function attempt(times: number) {
      for (let call = 0; call < times; call += 1)
        await expectProblem(await appElsewhere(wrongCode), 400, 'wrong_code');
    }
    return { appElsewhere, attempt, newApp, code, recoveryCode: recoveryCodes[1]!, device: answer.device };
  }
});

describe('second factor removal', () => {
  it('requires an unused code', async () => {
    const { app, attempt, code, session, wrongCode } = await enrolled();
    await expectProblem(
      await post(app, contract.removeSecondFactor, { code: wrongCode }, session),
      400,
      'wrong_code',
    );
    await expectProblem(await attempt(), 401, 'second_factor_required');
    expect((await post(app, contract.removeSecondFactor, { code: code() }, session)).status).toBe(204);
    expect(await status(app, session)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect((await attempt()).status).toBe(200);
    const again = await post(app, contract.removeSecondFactor, { code: code() }, session);
    await expectProblem(again, 409, 'second_factor_not_enabled');
  });

  it('accepts a recovery code', async () => {
    const { app, recoveryCodes, session } = await enrolled();
    const removed = await post(app, contract.removeSecondFactor, { code: recoveryCodes[3]! }, session);
    expect(removed.status).toBe(204);
  });

  it('has a rate limit separate from that of the login', async () => {
    const { app, attempt, code, session, wrongCode } = await enrolled(THREE);
    for (let call = 0; call < 3; call += 1)
      await post(app, contract.removeSecondFactor, { code: wrongCode }, session);
    const removed = await post(app, contract.removeSecondFactor, { code: code() }, session);
    await expectProblem(removed, 429, 'rate_limited');
    expect((await attempt({ code: code() })).status).toBe(200);
  });

  it('is done by create-admin only when requested', async () => {
    const { attempt, credentials, deps } = await enrolled();
    const { adminDomain: domain } = deps.config;
    await ensureAdmin(deps, credentials, { domain });
    await expectProblem(await attempt(), 401, 'second_factor_required');
    await ensureAdmin(deps, credentials, { domain, resetSecondFactor: true });
    expect((await attempt()).status).toBe(200);
  });
});
