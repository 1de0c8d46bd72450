import { describe, expect, it } from 'vitest';
import { listContacts } from '@app/domain/api/contacts.ts';
import { closeAdmin, ensureAdmin } from './admin-account.ts';
import { findSession } from './admin-session.ts';
import { anAdminAccount, PASSWORD, signIn, storedSession } from '../../testing/accounts.ts';
import { appWithTriggers, emulatedApp, expectProblem } from '../../testing/emulated.ts';
import { documentStatus, pictureDeletionStatus } from '../../testing/firestore-as-client.ts';

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

describe('closeAdmin', () => {
  const { app, deps } = appWithTriggers();
  const domain = deps.config.adminDomain;

  async function signedIn() {
    const { username, email, uid } = await anAdminAccount(deps);
    const { session, customToken } = await signIn(app, { username, password: PASSWORD });
    const idToken = await deps.identity.signInWithCustomToken(customToken);
    return { username, email, uid, session, bearer: { Authorization: `Bearer ${idToken}` } };
  }
  const rulesAnswer = async (bearer: Record<string, string>) => [
    await documentStatus('bookings/any', bearer),
    await documentStatus('contacts/any', bearer, 'DELETE'),
    await pictureDeletionStatus(deps.bucket.name, 'site/any.webp', bearer),
  ];

  it('ends the access of every session at once: the API’s, the Firestore rules’ and the Storage rules’', async () => {
    const { username, email, uid, session, bearer } = await signedIn();
    await storedSession(deps, uid);
    expect(await rulesAnswer(bearer)).toEqual([404, 200, 404]);
    expect(await closeAdmin(deps, username, domain)).toEqual({ email, sessions: 2 });
    expect(await rulesAnswer(bearer)).toEqual([403, 403, 403]);
    for (const headers of [session, bearer])
      await expectProblem(await app.request(listContacts.path, { headers }), 401, 'unauthenticated');
    expect(await deps.identity.signInWithPassword(email, PASSWORD)).toBeNull();
  });

  it('keeps the sessions of other admins', async () => {
    const other = await signedIn();
    await closeAdmin(deps, (await signedIn()).username, domain);
    expect(await rulesAnswer(other.bearer)).toEqual([404, 200, 404]);
  });

  it('is reversed by ensureAdmin with a new password', async () => {
    const { username, email } = await signedIn();
    await closeAdmin(deps, username, domain);
    await ensureAdmin(deps, { username, password: 'new-password' }, { domain });
    expect(await deps.identity.signInWithPassword(email, 'new-password')).not.toBeNull();
  });

  it('returns null for an unknown account', async () => {
    expect(await closeAdmin(deps, `nobody-${crypto.randomUUID()}`, domain)).toBeNull();
  });
});
