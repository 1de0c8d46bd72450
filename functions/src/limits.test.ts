import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import * as contract from '@app/domain/api/admin.ts';
import { ENDPOINTS } from '@app/domain/api/endpoints.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import { clientAddress, lastHop } from './http/client-address.ts';
import { VISITORS_PER_HOP } from './http/count-call.ts';
import { anAdminAccount, PASSWORD } from './testing/accounts.ts';
import { SLOW_MS, SLOWEST_MS } from './sessions/login-attempts.ts';
import { sampleBody } from './testing/contract-samples.ts';
import { type App, emulatedApp, expectProblem, send } from './testing/emulated.ts';
import { bookingsOf, storedEvent } from './testing/stored.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const MAX = 3;
const LIMIT = { max: MAX, seconds: 60 };
const base = emulatedApp().deps;

/** An application whose clock the test moves, and that takes three calls a minute of each kind. */
function limitedApp(changes: Partial<Deps> = {}) {
  const time = { now: START };
  const clock = { now: () => new Date(time.now), wait: async () => {} };
  const limits = { ...base.config.limits, bookings: LIMIT, contact: LIMIT, newsletter: LIMIT };
  const config = { ...base.config, limits };
  return { ...emulatedApp({ clock, config, ...changes }), time };
}

/** The addresses of a request as a deployed function finds them. */
const behindHosting = (proxies: number): Partial<Deps> => ({
  addressOf: (http) => clientAddress(http, proxies),
  lastHopOf: (http) => lastHop(http, proxies),
});

const FORMS = {
  '/api/bookings': async () => aBookingInput((await storedEvent(base.db, { capacity: 100 })).id),
  '/api/contact': async () => bodyOf('/api/contact'),
  '/api/newsletter': async () => bodyOf('/api/newsletter'),
};
type FormPath = keyof typeof FORMS;
const PATHS = Object.keys(FORMS) as FormPath[];

function bodyOf(path: string) {
  return sampleBody(ENDPOINTS.find((endpoint) => endpoint.path === path && endpoint.method === 'POST')!);
}

const sendForm = async (app: App, path: FormPath, headers: Record<string, string> = {}) =>
  send(app, 'POST', path, await FORMS[path](), headers);

async function expectLimited(response: Response): Promise<number> {
  await expectProblem(response, 429, 'rate_limited');
  const seconds = Number(response.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  return seconds;
}

describe.each(PATHS)('the limit of %s', { timeout: 30_000 }, (path) => {
  it('lets exactly so many pass, and the next ones when they may', async () => {
    const { app, time } = limitedApp();
    for (let call = 0; call < MAX; call += 1) {
      expect((await sendForm(app, path)).status).toBe(201);
      time.now += 10_000;
    }
    const seconds = await expectLimited(await sendForm(app, path));
    time.now += (seconds - 1) * 1000;
    expect(await expectLimited(await sendForm(app, path))).toBe(1);
    time.now += 1000;
    expect((await sendForm(app, path)).status).toBe(201);
    await expectLimited(await sendForm(app, path));
  });

  it('lets exactly so many pass of a crowd, at several instances', async () => {
    const addressOf = () => crowd;
    const crowd = crypto.randomUUID();
    const apps = Array.from({ length: 3 }, () => limitedApp({ addressOf }).app);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendForm(apps[index % 3]!, path)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - MAX);
  });

  it('limits each visitor behind Hosting separately, whatever address it claims', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [one, other, google] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const from = (...hops: string[]) => ({ 'X-Forwarded-For': hops.join(', ') });
    for (let call = 0; call < MAX; call += 1) {
      expect((await sendForm(app, path, from(`10.0.0.${call}`, one, google))).status).toBe(201);
    }
    await expectLimited(await sendForm(app, path, from('8.8.8.8', '9.9.9.9', one, google)));
    expect((await sendForm(app, path, from(other, google))).status).toBe(201);
  });

  it('does not begin anew at midnight', async () => {
    const { app, time } = limitedApp();
    time.now = Date.parse('2026-11-21T23:59:50Z');
    for (let call = 0; call < MAX; call += 1) expect((await sendForm(app, path)).status).toBe(201);
    time.now += 20_000;
    await expectLimited(await sendForm(app, path));
  });

  it('keeps no address', async () => {
    const address = crypto.randomUUID();
    const { app, deps } = limitedApp({ addressOf: () => address });
    await sendForm(app, path);
    const { docs } = await deps.db.collection(COLLECTIONS.rateLimits).get();
    const stored = JSON.stringify(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
    expect(stored).not.toContain(address);
    expect(docs.every((snapshot) => 'expiresAt' in snapshot.data())).toBe(true);
  });

  it('does not count what is not right', async () => {
    const { app } = limitedApp();
    for (let call = 0; call < MAX * 2; call += 1) {
      await expectProblem(await send(app, 'POST', path, {}), 400, 'validation_failed');
    }
    expect((await sendForm(app, path)).status).toBe(201);
  });
});

describe('the limit of bookings', () => {
  it('does not count a repetition', async () => {
    const { app, deps } = limitedApp();
    const event = await storedEvent(deps.db);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    for (let call = 0; call < MAX * 2; call += 1) {
      const { status } = await send(app, 'POST', '/api/bookings', aBookingInput(event.id), headers);
      expect(status).toBe(201);
    }
    expect(await bookingsOf(deps.db, event.id)).toHaveLength(1);
  });
});

describe('refused bookings', { timeout: 30_000 }, () => {
  const UNKNOWN_EVENT = crypto.randomUUID();
  const book = (app: App, eventId: string, headers: Record<string, string> = {}) =>
    send(app, 'POST', '/api/bookings', aBookingInput(eventId), headers);

  it.each([
    ['for a full event', { capacity: 1 }, 409],
    ['for an inactive event', { isActive: false }, 409],
    ['for an unknown event', null, 404],
  ])('count as others do: %s', async (_, event, status) => {
    const { app, deps } = limitedApp();
    const { id } = event ? await storedEvent(deps.db, event, 1) : { id: UNKNOWN_EVENT };
    for (let call = 0; call < MAX; call += 1) expect((await book(app, id)).status).toBe(status);
    await expectLimited(await book(app, id));
  });

  it('count when a key is used for another booking', async () => {
    const { app, deps } = limitedApp();
    const [one, other] = await Promise.all([storedEvent(deps.db), storedEvent(deps.db)]);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await book(app, one.id, headers)).status).toBe(201);
    const body = { ...aBookingInput(one.id), name: 'Another Sample' };
    for (let call = 1; call < MAX; call += 1) {
      expect((await send(app, 'POST', '/api/bookings', body, headers)).status).toBe(409);
    }
    await expectLimited(await book(app, other.id));
  });

  it('count for the address that a direct caller cannot forge, far above the limit of a visitor', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [caller, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const forged = (hop: string) =>
      book(app, UNKNOWN_EVENT, { 'X-Forwarded-For': `${crypto.randomUUID()}, ${hop}` });
    const responses = await Promise.all(Array.from({ length: MAX * VISITORS_PER_HOP }, () => forged(caller)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    await expectLimited(await forged(caller));
    expect((await forged(other)).status).toBe(404);
  });

  it('of one visitor do not use up what all visitors behind the same hop share', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [visitor, google] = [crypto.randomUUID(), crypto.randomUUID()];
    const from = (address: string) =>
      book(app, UNKNOWN_EVENT, { 'X-Forwarded-For': `${address}, ${google}` });
    const attempts = MAX * VISITORS_PER_HOP + 1;
    await Promise.all(Array.from({ length: attempts }, () => from(visitor)));
    expect((await from(crypto.randomUUID())).status).toBe(404);
  });

  it('do not count for a visitor whose hop was used up by others', async () => {
    const { app } = limitedApp(behindHosting(2));
    const [visitor, full, free] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const from = (address: string, hop: string) =>
      book(app, UNKNOWN_EVENT, { 'X-Forwarded-For': `${address}, ${hop}` });
    await Promise.all(Array.from({ length: MAX * VISITORS_PER_HOP }, () => from(crypto.randomUUID(), full)));
    for (let call = 0; call < MAX; call += 1) await expectLimited(await from(visitor, full));
    expect((await from(visitor, free)).status).toBe(404);
  });
});

describe('logins', { timeout: 30_000 }, () => {
  const PATH = '/api/admin/login';
  const WRONG = 'wrong-password';
  const attempt = (app: App, username: string, password = WRONG, device?: string) =>
    send(app, 'POST', PATH, { username, password, ...(device !== undefined && { device }) });
  const { loginName, loginNameSlow, loginKnown, login } = base.config.limits;

  /** Applications at addresses of their own, whose waits are counted instead of waited for. */
  function strangers() {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const appElsewhere = () => limitedApp({ clock: { now: () => new Date(START), wait } }).app;
    const count = (milliseconds: number) => waits.filter((each) => each === milliseconds).length;
    return { appElsewhere, slowed: () => count(SLOW_MS), slowest: () => count(SLOWEST_MS) };
  }

  /** Fails so often at a name, from as many addresses as that takes. */
  async function attack(appElsewhere: () => App, username: string, attempts: number) {
    const statuses: number[] = [];
    while (statuses.length < attempts) {
      const app = appElsewhere();
      const portion = Math.min(login.max, attempts - statuses.length);
      for (let call = 0; call < portion; call += 1) statuses.push((await attempt(app, username)).status);
    }
    return statuses;
  }

  async function deviceOf(username: string, app: App): Promise<string> {
    const answer = await (await attempt(app, username, PASSWORD)).json();
    return contract.login.output.parse(answer).device;
  }

  it('of strangers wait after five failures of one name, however it is written, and longer after sixty more', async () => {
    const { appElsewhere, slowed, slowest } = strangers();
    const { username, email } = await anAdminAccount(base);
    for (const name of [username, username.toUpperCase(), email, username, email.toUpperCase()]) {
      await expectProblem(await attempt(appElsewhere(), name), 401, 'invalid_credentials');
    }
    expect(slowed()).toBe(0);
    await expectProblem(await attempt(appElsewhere(), username), 401, 'invalid_credentials');
    expect(slowed()).toBe(1);
    expect(new Set(await attack(appElsewhere, username, loginNameSlow.max - 1))).toEqual(new Set([401]));
    expect([slowed(), slowest()]).toEqual([loginNameSlow.max, 0]);
    await expectProblem(await attempt(appElsewhere(), username), 401, 'invalid_credentials');
    expect(slowest()).toBe(1);
  });

  it.each([
    ['slowed the name down', 10, { slowed: 11, slowest: 0 }],
    ['tried the name ever so often', loginNameSlow.max + 3, { slowed: loginNameSlow.max, slowest: 4 }],
  ])(
    'let the owner in on a new device at a new address when strangers have %s',
    async (_, more, expected) => {
      const { appElsewhere, slowed, slowest } = strangers();
      const { username } = await anAdminAccount(base);
      await attack(appElsewhere, username, loginName.max + more);
      expect((await attempt(appElsewhere(), username, PASSWORD)).status).toBe(200);
      expect({ slowed: slowed(), slowest: slowest() }).toEqual(expected);
    },
  );

  it('pass on a known device and from a known address, at once, when strangers have slowed the name down', async () => {
    const { appElsewhere, slowed, slowest } = strangers();
    const { username } = await anAdminAccount(base);
    const home = appElsewhere();
    const device = await deviceOf(username, home);
    await attack(appElsewhere, username, loginName.max + loginNameSlow.max);
    const before = [slowed(), slowest()];
    expect((await attempt(appElsewhere(), username, PASSWORD, device)).status).toBe(200);
    expect((await attempt(home, username, PASSWORD)).status).toBe(200);
    expect([slowed(), slowest()]).toEqual(before);
  });

  it('pass on a known device when its address was used up by others', async () => {
    const { appElsewhere } = strangers();
    const { username } = await anAdminAccount(base);
    const device = await deviceOf(username, appElsewhere());
    const shared = appElsewhere();
    for (let call = 0; call < login.max; call += 1) await attempt(shared, `nobody-${call}`);
    await expectLimited(await attempt(shared, username, PASSWORD));
    expect((await attempt(shared, username, PASSWORD, device)).status).toBe(200);
  });

  it.each([
    [
      'of another account',
      async () => deviceOf((await anAdminAccount(base)).username, strangers().appElsewhere()),
    ],
    ['that is garbage', async () => 'garbage'],
    ['with a forged signature', async () => `${crypto.randomUUID()}.${'A'.repeat(43)}`],
  ])('with a device mark %s count as those of strangers', async (_, mark) => {
    const { appElsewhere, slowed } = strangers();
    const { username } = await anAdminAccount(base);
    const device = await mark();
    await attack(appElsewhere, username, loginName.max);
    expect((await attempt(appElsewhere(), username, PASSWORD, device)).status).toBe(200);
    expect(slowed()).toBe(1);
  });

  it('on a known device have a limit of their own, after which they count as those of strangers', async () => {
    const { appElsewhere, slowed } = strangers();
    const { username } = await anAdminAccount(base);
    const device = await deviceOf(username, appElsewhere());
    const fail = async () => (await attempt(appElsewhere(), username, WRONG, device)).status;
    for (let call = 0; call < loginKnown.max + loginName.max; call += 1) expect(await fail()).toBe(401);
    expect(slowed()).toBe(0);
    expect(await fail()).toBe(401);
    expect(slowed()).toBe(1);
  });

  it('answer the same to a name that does not exist, at every stage', async () => {
    const { username } = await anAdminAccount(base);
    const attempts = loginName.max + loginNameSlow.max + 3;
    const stages = async (name: string) => {
      const { appElsewhere, slowed, slowest } = strangers();
      return [await attack(appElsewhere, name, attempts), slowed(), slowest()];
    };
    const [existing, missing] = await Promise.all([
      stages(username),
      stages(`nobody-${crypto.randomUUID()}`),
    ]);
    expect(existing).toEqual(missing);
    expect(existing.slice(1)).toEqual([loginNameSlow.max, 3]);
  });

  it('end after twenty failures of one address, whatever the names', async () => {
    const { app, deps } = limitedApp();
    const failures = Array.from({ length: 20 }, (_, index) => attempt(app, `nobody-${index}`));
    for (const response of await Promise.all(failures)) expect(response.status).toBe(401);
    const { username } = await anAdminAccount(deps);
    await expectLimited(await attempt(app, username, PASSWORD));
    const elsewhere = limitedApp().app;
    expect((await attempt(elsewhere, username, PASSWORD)).status).toBe(200);
  });

  it('that succeed do not count', async () => {
    const { appElsewhere, slowed } = strangers();
    const { username } = await anAdminAccount(base);
    for (let call = 0; call < loginName.max + 1; call += 1) {
      expect((await attempt(appElsewhere(), username, PASSWORD)).status).toBe(200);
    }
    expect(slowed()).toBe(0);
  });

  it('at the same moment do not get past the limit', async () => {
    const { appElsewhere, slowed } = strangers();
    const name = crypto.randomUUID();
    const app = appElsewhere();
    const responses = await Promise.all(Array.from({ length: 15 }, () => attempt(app, name)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401));
    expect(slowed()).toBe(10);
  });

  it('store neither the name nor the address', async () => {
    const address = `address-${crypto.randomUUID()}`;
    const { app } = limitedApp({ addressOf: () => address });
    const { username } = await anAdminAccount(base);
    await attempt(app, username, PASSWORD);
    const { docs } = await base.db.collection(COLLECTIONS.adminAddresses).get();
    const stored = JSON.stringify(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
    expect(docs.every((snapshot) => 'expiresAt' in snapshot.data())).toBe(true);
    expect([stored.includes(address), stored.includes(username)]).toEqual([false, false]);
  });
});

describe.each(PATHS)('the traps of %s', (path) => {
  it.each([{ website: 'https://spam.example.com' }, { filledInMs: 20 }])(
    'answer %o like a success, and nothing is stored or counted',
    async (trap) => {
      const { app } = limitedApp({
        transaction: () => {
          throw new Error('Something was written.');
        },
      });
      const [trapped, real] = await Promise.all([
        send(app, 'POST', path, { ...(await FORMS[path]()), ...trap }),
        sendForm(limitedApp().app, path),
      ]);
      expect(trapped.status).toBe(201);
      const namesIn = async (response: Response) => Object.keys((await response.json()) as object);
      expect(await namesIn(trapped)).toEqual(await namesIn(real));
    },
  );

  it('let a person pass', async () => {
    const { app } = limitedApp();
    const body = { ...(await FORMS[path]()), website: '', filledInMs: 20_000 };
    expect((await send(app, 'POST', path, body)).status).toBe(201);
  });
});

describe('App Check', () => {
  const FORM_PATHS = [...PATHS, '/api/admin/login'];
  const bodyFor = (path: string) => (path in FORMS ? FORMS[path as FormPath]() : bodyOf(path));
  const verifyAppCheck: Deps['verifyAppCheck'] = async (token) => {
    if (token === 'unreadable') throw new Error('The keys cannot be read.');
    return token === 'sample-token';
  };
  const checkedApp = (appCheck: Config['appCheck']) =>
    limitedApp({ verifyAppCheck, config: { ...base.config, appCheck } });

  it.each(FORM_PATHS)('is asked by %s where it is enforced', async (path) => {
    const { app: checked } = checkedApp('enforce');
    const body = await bodyFor(path);
    for (const headers of [{}, { [APP_CHECK_HEADER]: '' }, { [APP_CHECK_HEADER]: 'another-token' }]) {
      await expectProblem(await send(checked, 'POST', path, body, headers), 403, 'app_not_verified');
    }
    const { status } = await send(checked, 'POST', path, body, { [APP_CHECK_HEADER]: 'sample-token' });
    expect(status).toBe(path in FORMS ? 201 : 401);
  });

  it.each(FORM_PATHS)('turns nobody away from %s where it is watched, and tells the log', async (path) => {
    const { app: watched, lines } = checkedApp('watch');
    const told = () => lines.filter(({ message }) => message === 'app not verified');
    for (const headers of [
      {},
      { [APP_CHECK_HEADER]: 'another-token' },
      { [APP_CHECK_HEADER]: 'unreadable' },
    ]) {
      const { status } = await send(watched, 'POST', path, await bodyFor(path), headers);
      expect(status).toBe(path in FORMS ? 201 : 401);
    }
    expect(told().map(({ hasToken, route }) => ({ hasToken, route }))).toEqual(
      [false, true, true].map((hasToken) => ({ hasToken, route: path })),
    );
    await send(watched, 'POST', path, await bodyFor(path), { [APP_CHECK_HEADER]: 'sample-token' });
    expect(told()).toHaveLength(3);
  });

  it('takes no token that Firebase did not sign', async () => {
    const config = { ...base.config, appCheck: 'enforce' as const };
    const { appCheck } = await import('./adapters/app-check.ts');
    const { getAppCheck } = await import('firebase-admin/app-check');
    const { app } = limitedApp({ config, verifyAppCheck: appCheck(getAppCheck()) });
    for (const token of ['garbage', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"a"}')}.`]) {
      const headers = { [APP_CHECK_HEADER]: token };
      await expectProblem(await sendForm(app, '/api/contact', headers), 403, 'app_not_verified');
    }
  });
});
