import { expect, it } from 'vitest';
import { emulatedApp, OWN_PROJECT } from '../../functions/testing/emulated.ts';
import { ATTACKS, type Target } from './attacks.ts';
import type { EnrolledAdmin } from './enrol.ts';
import { prepareTarget, runAttack } from './run.ts';

const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;
const storage = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const ADMIN: EnrolledAdmin = {
  credentials: { username: '', password: '' },
  session: { Cookie: '' },
  recoveryCodes: [],
};
const { deps } = emulatedApp();

/** These attacks need no admin. */
const aTarget = async (): Promise<Target> => ({
  ...(await prepareTarget(deps, OWN_PROJECT, { firestore, storage })),
  pending: ADMIN,
  enrolled: ADMIN,
  bomb: new Uint8Array(),
  notification: { path: '', fields: {}, orderId: '' },
});

// The attacks that need no site; `npm run check:attacks` runs all of them.
it.each(ATTACKS.filter(({ kind }) => kind.startsWith('hidden')))(
  'the rules hold against $sends',
  async (attack) => {
    const target = await aTarget();
    const { sent, wrong } = await runAttack(attack, firestore, target);
    expect(sent).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);

it('reports a visible event as not hidden', async () => {
  const target = await aTarget();
  const [attack] = ATTACKS.filter(({ kind }) => kind === 'hidden items');
  const visible = { ...target, hiddenEvent: target.freeEvent };
  expect((await runAttack(attack!, firestore, visible)).wrong).toContainEqual(
    expect.stringContaining('status 200'),
  );
});
