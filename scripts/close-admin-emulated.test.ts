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

/** Runs `npm run close-admin` against the emulators. */
function closeAdmin(...options: string[]) {
  const args = ['close-admin', '--project', projectId, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, [rootPath('scripts', 'run.mjs'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, output: stdout.trim(), error: stderr.trim() };
}

describe('close-admin', () => {
  it('disables the account, ends its sessions and states how to open it again', async () => {
    const { uid, email } = await auth.createUser({ email: `admin-${crypto.randomUUID()}@example.com` });
    await auth.setCustomUserClaims(uid, { admin: true });
    const session = db.collection(COLLECTIONS.adminSessions).doc(crypto.randomUUID());
    await session.set({ uid, startedAt: new Date() });
    expect(closeAdmin('--username', email!)).toEqual({
      status: 0,
      output: `${email} is closed in ${projectId}; sessions ended: 1. "npm run create-admin" opens the account again with a new password.`,
      error: '',
    });
    expect((await auth.getUser(uid)).disabled).toBe(true);
    expect((await session.get()).exists).toBe(false);
  });

  it('rejects an unknown account with how to list all', () => {
    expect(closeAdmin('--username', 'nobody@example.com')).toEqual({
      status: 1,
      output: '',
      error: `${projectId} has no account "nobody@example.com". List all with "npx firebase auth:export accounts.json --project ${projectId}".`,
    });
  });

  it('requires the name of the account', () => {
    expect(closeAdmin()).toMatchObject({
      status: 1,
      error: expect.stringContaining('Name the account with --username.'),
    });
  });
});
