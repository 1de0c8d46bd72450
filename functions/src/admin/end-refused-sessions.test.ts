import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { anAccountWithClaims, storedSession } from '../../testing/accounts.ts';
import { emptyDatabase, emulatedApp } from '../../testing/emulated.ts';
import { endRefusedSessions } from './end-refused-sessions.ts';

const { deps } = emulatedApp({ db: emptyDatabase() });
const { auth, db } = deps;

/** Creates an admin account whose session started a minute ago. */
async function anAdmin() {
  const uid = await anAccountWithClaims(deps, { admin: true });
  const { id } = await storedSession(deps, uid, { startedAt: new Date(Date.now() - 60_000) });
  return { uid, session: db.collection(COLLECTIONS.adminSessions).doc(id) };
}

describe('endRefusedSessions', () => {
  it.each<[string, (uid: string) => Promise<unknown>]>([
    ['disabled', (uid) => auth.updateUser(uid, { disabled: true })],
    ['deleted', (uid) => auth.deleteUser(uid)],
    ['stripped of the admin claim', (uid) => auth.setCustomUserClaims(uid, { editor: true })],
    ['given another password', (uid) => auth.updateUser(uid, { password: 'another-password' })],
  ])('ends the sessions of an account that was %s, and no others', async (_, change) => {
    const [closed, open] = [await anAdmin(), await anAdmin()];
    await change(closed.uid);
    expect(await endRefusedSessions(deps)).toBe(1);
    expect([(await closed.session.get()).exists, (await open.session.get()).exists]).toEqual([false, true]);
    const { docs } = await db.collection(COLLECTIONS.auditLog).where('item', '==', closed.session.id).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([{ who: 'system', what: 'deleted' }]);
    expect(await endRefusedSessions(deps)).toBe(0);
  });
});
