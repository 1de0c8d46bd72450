import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { anAdminAccount, PASSWORD } from './testing/accounts.ts';
import { SLOW_MS, SLOWEST_MS } from './sessions/login-attempts.ts';
import { type App, expectProblem, send } from './testing/emulated.ts';
import { START, base, limitedApp, expectLimited } from './testing/limited-app.ts';

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
