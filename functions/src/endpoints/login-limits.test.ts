import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { anAdminAccount, PASSWORD } from '../../testing/accounts.ts';
import { SLOW_MS, SLOWEST_MS } from '../admin/login-attempts.ts';
import { type App, expectProblem, send } from '../../testing/emulated.ts';
import { START, base, limitedApp, expectLimited } from '../../testing/limited-app.ts';

describe('login limits', { timeout: 30_000 }, () => {
  const PATH = '/api/admin/login';
  const WRONG = 'wrong-password';
  const attempt = (app: App, username: string, password = WRONG, device?: string) =>
    send(app, 'POST', PATH, { username, password, ...(device !== undefined && { device }) });
  const { loginName, loginNameSlow, loginKnown, login } = base.config.limits;

  /** Creates applications with client addresses of their own that record delays instead of waiting. */
  function strangers() {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const appElsewhere = () => limitedApp({ clock: { now: () => new Date(START), wait } }).app;
    const count = (milliseconds: number) => waits.filter((each) => each === milliseconds).length;
    return { appElsewhere, slowed: () => count(SLOW_MS), slowest: () => count(SLOWEST_MS) };
  }

  /** Fails `attempts` times for a user name, from as many client addresses as needed. */
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

  it('delay logins from unknown clients after five failures of one name, in any spelling, and longer after sixty more', async () => {
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
    ['caused delays for the name', 10, { slowed: 11, slowest: 0 }],
    ['tried the name many times', loginNameSlow.max + 3, { slowed: loginNameSlow.max, slowest: 4 }],
  ])(
    'accept the owner on a new device at a new address when unknown clients have %s',
    async (_, more, expected) => {
      const { appElsewhere, slowed, slowest } = strangers();
      const { username } = await anAdminAccount(base);
      await attack(appElsewhere, username, loginName.max + more);
      expect((await attempt(appElsewhere(), username, PASSWORD)).status).toBe(200);
      expect({ slowed: slowed(), slowest: slowest() }).toEqual(expected);
    },
  );

  it('accept a known device and a known address without delay while unknown clients are delayed for the name', async () => {
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

  it('accept a known device when others have used up the limit of its address', async () => {
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
    ['that is not a token', async () => 'garbage'],
    ['with a forged signature', async () => `${crypto.randomUUID()}.${'A'.repeat(43)}`],
  ])('treat a device cookie %s as that of an unknown client', async (_, mark) => {
    const { appElsewhere, slowed } = strangers();
    const { username } = await anAdminAccount(base);
    const device = await mark();
    await attack(appElsewhere, username, loginName.max);
    expect((await attempt(appElsewhere(), username, PASSWORD, device)).status).toBe(200);
    expect(slowed()).toBe(1);
  });

  it('give a known device its own limit, after which its logins count like those of unknown clients', async () => {
    const { appElsewhere, slowed } = strangers();
    const { username } = await anAdminAccount(base);
    const device = await deviceOf(username, appElsewhere());
    const fail = async () => (await attempt(appElsewhere(), username, WRONG, device)).status;
    for (let call = 0; call < loginKnown.max + loginName.max; call += 1) expect(await fail()).toBe(401);
    expect(slowed()).toBe(0);
    expect(await fail()).toBe(401);
    expect(slowed()).toBe(1);
  });

  it('respond identically for a user name that does not exist, at every stage', async () => {
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

  it('refuse further logins after twenty failures from one address, whatever the names', async () => {
    const { app, deps } = limitedApp();
    const failures = Array.from({ length: 20 }, (_, index) => attempt(app, `nobody-${index}`));
    for (const response of await Promise.all(failures)) expect(response.status).toBe(401);
    const { username } = await anAdminAccount(deps);
    await expectLimited(await attempt(app, username, PASSWORD));
    const elsewhere = limitedApp().app;
    expect((await attempt(elsewhere, username, PASSWORD)).status).toBe(200);
  });

  it('do not count successful logins', async () => {
    const { appElsewhere, slowed } = strangers();
    const { username } = await anAdminAccount(base);
    for (let call = 0; call < loginName.max + 1; call += 1) {
      expect((await attempt(appElsewhere(), username, PASSWORD)).status).toBe(200);
    }
    expect(slowed()).toBe(0);
  });

  it('hold for concurrent logins', async () => {
    const { appElsewhere, slowed } = strangers();
    const name = crypto.randomUUID();
    const app = appElsewhere();
    const responses = await Promise.all(Array.from({ length: 15 }, () => attempt(app, name)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401));
    expect(slowed()).toBe(10);
  });

  it('store neither the user name nor the address', async () => {
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
