import { describe, expect, it } from 'vitest';
import { ensureAdmin } from './admin-account.ts';
import { findSession } from './sessions/admin-session.ts';
import { storedSession } from './testing/accounts.ts';
import { emulatedApp } from './testing/emulated.ts';

describe('ensureAdmin', () => {
  const { deps } = emulatedApp();
  const { auth, identity } = deps;
  const domain = 'accounts.example.com';
  const aName = () => `admin-${crypto.randomUUID()}`;

  it('creates an account with the admin claim', async () => {
    const username = aName();
    const email = await ensureAdmin(deps, { username, password: 'sample-password' }, { domain });
    expect(email).toBe(`${username}@${domain}`);
    expect((await auth.getUserByEmail(email)).customClaims).toEqual({ admin: true });
    expect(await identity.signInWithPassword(email, 'sample-password')).not.toBeNull();
  });

  it('resets an account, also a disabled one: only the new password is valid, and other claims stay', async () => {
    const { uid } = await auth.createUser({
      email: `${aName()}@${domain}`,
      password: 'old-password',
      disabled: true,
    });
    await auth.setCustomUserClaims(uid, { editor: true });
    const { email } = await auth.getUser(uid);
    await ensureAdmin(deps, { username: email!, password: 'new-password' }, { domain });
    expect(await identity.signInWithPassword(email!, 'old-password')).toBeNull();
    expect(await identity.signInWithPassword(email!, 'new-password')).not.toBeNull();
    expect((await auth.getUser(uid)).customClaims).toEqual({ editor: true, admin: true });
  });

  it('ends the sessions of the account when it sets a new password', async () => {
    const username = aName();
    const email = await ensureAdmin(deps, { username, password: 'sample-password' }, { domain });
    const { uid } = await auth.getUserByEmail(email);
    const [{ id }, other] = [await storedSession(deps, uid), await storedSession(deps, 'another')];
    await ensureAdmin(deps, { username, password: 'sample-password' }, { domain });
    expect(await findSession(deps, uid, id)).toBeUndefined();
    expect(await findSession(deps, 'another', other.id)).toBeDefined();
  });
});
