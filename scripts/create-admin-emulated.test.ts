import { spawnSync } from 'node:child_process';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { rootPath, ROOT } from './local/paths.ts';

const projectId = process.env['GCLOUD_PROJECT']!;
const app = initializeApp({ projectId }, crypto.randomUUID());
const [auth, db] = [getAuth(app), getFirestore(app)];

const LONG_ENOUGH = 'twelve-chars';
const TOO_SHORT = LONG_ENOUGH.slice(1);
const aName = () => `admin-${crypto.randomUUID()}@example.com`;

/** Runs `npm run create-admin` against the emulators. */
function createAdmin(username: string, password: string, ...options: string[]) {
  const args = ['create-admin', '--project', projectId, '--username', username, '--password', password];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [rootPath('scripts', 'run.mjs'), ...args, ...options],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, output: stdout.trim(), error: stderr.trim() };
}

describe('create-admin', () => {
  it('creates an admin with a password of twelve characters', async () => {
    const username = aName();
    expect(createAdmin(username, LONG_ENOUGH)).toEqual({
      status: 0,
      output: `${username} is an admin of ${projectId}.`,
      error: '',
    });
    expect((await auth.getUserByEmail(username)).customClaims).toEqual({ admin: true });
  });

  it('rejects a shorter password with one sentence and creates no account', async () => {
    const username = aName();
    expect(createAdmin(username, TOO_SHORT)).toEqual({
      status: 1,
      output: '',
      error: 'Password needs at least 12 characters',
    });
    await expect(auth.getUserByEmail(username)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('rejects a shorter password for an existing account, which keeps its claims, sessions and second factor', async () => {
    const { uid, email } = await auth.createUser({ email: aName(), password: LONG_ENOUGH });
    const session = db.collection(COLLECTIONS.adminSessions).doc(crypto.randomUUID());
    const factor = db.collection(COLLECTIONS.adminSecondFactors).doc(uid);
    await auth.setCustomUserClaims(uid, { admin: true });
    await Promise.all([session.set({ uid, startedAt: new Date() }), factor.set({ state: 'pending' })]);
    const before = await auth.getUser(uid);
    expect(createAdmin(email!, TOO_SHORT, '--reset-second-factor').status).toBe(1);
    expect((await auth.getUser(uid)).toJSON()).toEqual(before.toJSON());
    expect([(await session.get()).exists, (await factor.get()).exists]).toEqual([true, true]);
  });

  describe.each([
    { options: [], keeps: true, addition: '' },
    {
      options: ['--reset-second-factor'],
      keeps: false,
      addition: ' Two-step login is off for this account.',
    },
  ])('with the options $options', ({ options, keeps, addition }) => {
    it(`${keeps ? 'keeps' : 'disables'} two-step login`, async () => {
      const { uid, email } = await auth.createUser({ email: aName(), password: LONG_ENOUGH });
      const factor = db.collection(COLLECTIONS.adminSecondFactors).doc(uid);
      await factor.set({ state: 'enabled' });
      expect(createAdmin(email!, LONG_ENOUGH, ...options)).toMatchObject({
        status: 0,
        output: `${email} is an admin of ${projectId}.${addition}`,
      });
      expect((await factor.get()).exists).toBe(keeps);
    });
  });
});
