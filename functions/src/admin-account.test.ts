import { describe, expect, it } from 'vitest';
import { ensureAdmin } from './admin-account.ts';
import { emulatedApp } from './testing/emulated.ts';

describe('the admin account', () => {
  const { auth, identity } = emulatedApp().deps;
  const domain = 'accounts.example.com';
  const aName = () => `admin-${crypto.randomUUID()}`;

  it('is made with the claim', async () => {
    const username = aName();
    const email = await ensureAdmin(auth, { username, password: 'sample-password' }, domain);
    expect(email).toBe(`${username}@${domain}`);
    expect((await auth.getUserByEmail(email)).customClaims).toEqual({ admin: true });
    expect(await identity.signInWithPassword(email, 'sample-password')).not.toBeNull();
  });

  it('is reset: the new password alone opens it, also when it was disabled, and its other claims stay', async () => {
    const { uid } = await auth.createUser({
      email: `${aName()}@${domain}`,
      password: 'old-password',
      disabled: true,
    });
    await auth.setCustomUserClaims(uid, { editor: true });
    const { email } = await auth.getUser(uid);
    await ensureAdmin(auth, { username: email!, password: 'new-password' }, domain);
    expect(await identity.signInWithPassword(email!, 'old-password')).toBeNull();
    expect(await identity.signInWithPassword(email!, 'new-password')).not.toBeNull();
    expect((await auth.getUser(uid)).customClaims).toEqual({ editor: true, admin: true });
  });
});
