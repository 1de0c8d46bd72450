import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { prepareTarget, runAttack } from './run.ts';

/** Separate from that of other tests, which list events. */
const project = 'demo-attacks';
const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;
const storage = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const db = getFirestore(initializeApp({ projectId: project }, crypto.randomUUID()));

// The attacks that need no site; `npm run check:attacks` runs all of them.
it.each(ATTACKS.filter(({ kind }) => kind === 'hidden items'))(
  'the rules hold against $sends',
  async (attack) => {
    const target = await prepareTarget(db, project, { firestore, storage });
    const { sent, wrong } = await runAttack(attack, firestore, target);
    expect(sent).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);

it('reports a visible event as not hidden', async () => {
  const target = await prepareTarget(db, project, { firestore, storage });
  const [attack] = ATTACKS.filter(({ kind }) => kind === 'hidden items');
  const visible = { ...target, hiddenEvent: target.freeEvent };
  expect((await runAttack(attack!, firestore, visible)).wrong).toContainEqual(
    expect.stringContaining('status 200'),
  );
});
