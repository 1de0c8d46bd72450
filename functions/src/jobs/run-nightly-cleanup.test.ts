import { BRAND } from '@app/domain/brand.ts';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { monthsBefore, RETENTION_MONTHS } from '@app/domain/retention.ts';
import type { LogEntry } from '../http/log.ts';
import { firestoreTransactions } from '../store/transaction.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { deadlineIn } from '../store/run-parts.ts';
import { runNightlyCleanup } from './run-nightly-cleanup.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const project = isolatedProject();
const { db, bucket } = project;
const { outbox } = emulatedApp({ db }).deps;

function cleanup(changes: Partial<typeof project> = {}) {
  const lines: LogEntry[] = [];
  const clock = { now: () => NOW, wait: async () => {} };
  const log = (line: LogEntry) => lines.push(line);
  const deps = {
    ...project,
    transaction: firestoreTransactions(db),
    outbox,
    payments: undefined,
    paymentSettings: BRAND.payment,
    clock,
    log,
    ...changes,
  };
  return { lines, run: (deadline = NO_DEADLINE) => runNightlyCleanup(deps, 'sample', deadline) };
}

async function anExpiredContact(): Promise<string> {
  const { path } = await db.collection(COLLECTIONS.contacts).add({ createdAt: new Date(0) });
  return path;
}

describe('nightly cleanup', () => {
  it('logs how many records it removed', async () => {
    await anExpiredContact();
    await bucket.file('products/not-a-picture.html').save('sample', { resumable: false });
    const { run, lines } = cleanup();
    await run();
    expect(lines).toMatchObject([
      { severity: 'INFO', message: 'cleanup completed', contacts: 1, bookings: 0, isDone: true },
    ]);
  });

  it('deletes search entries of documents that no longer exist, and keeps the others', async () => {
    const kept = await db.collection(COLLECTIONS.stories).add({ title: 'Sample' });
    const entry = (item: string) => db.doc(`${COLLECTIONS.searchEntries}/stories-${item}`);
    await entry(kept.id).set({ collection: COLLECTIONS.stories, item: kept.id });
    await entry('gone').set({ collection: COLLECTIONS.stories, item: 'gone' });
    // It names no document, and is read before the others.
    await entry('a-broken-one').set({ item: 'one/of/another/form' });
    await cleanup().run();
    expect((await entry('a-broken-one').get()).exists).toBe(false);
    expect((await entry('gone').get()).exists).toBe(false);
    expect((await entry(kept.id).get()).exists).toBe(true);
  });

  it('keeps search entries of deleted content as long as the audit log', async () => {
    const entry = (item: string) => db.doc(`${COLLECTIONS.searchEntries}/stories-${item}`);
    const deleted = { collection: 'deleted:stories', item: 'deleted' };
    const at = (months: number) => monthsBefore(NOW, months);
    await entry('recent').set({ ...deleted, at: at(RETENTION_MONTHS.accessLogs - 1) });
    await entry('old').set({ ...deleted, at: at(RETENTION_MONTHS.accessLogs) });
    await cleanup().run();
    expect((await entry('recent').get()).exists).toBe(true);
    expect((await entry('old').get()).exists).toBe(false);
  });

  it('counts missing translations whose events were lost', async () => {
    const faq = db.collection(COLLECTIONS.faqs).doc();
    await faq.set({ question: 'Where?', questionKr: '' });
    const { run, lines } = cleanup();
    await run();
    const summary = await db.doc(`${COLLECTIONS.contentStatus}/current`).get();
    expect(summary.get('faqs.items')).toMatchObject([{ id: faq.id, title: 'Where?', missing: ['kr'] }]);
    expect(lines.at(-1)).toHaveProperty('contentStatus');
  });

  it('continues when a part fails, and reports the failure at the end', async () => {
    const failing = withOverrides(db, {
      collection(name: string) {
        if (name === COLLECTIONS.mail) throw new Error('The index is missing.');
        return db.collection(name);
      },
    });
    const contact = await anExpiredContact();
    const { run, lines } = cleanup({ db: failing });
    await expect(run()).rejects.toThrow('mail');
    expect((await db.doc(contact).get()).exists).toBe(false);
    expect(lines).toMatchObject([
      { severity: 'ERROR', message: 'part failed', part: 'mail', requestId: 'sample' },
    ]);
  });

  it('starts nothing after its deadline, and reports that it is not done', async () => {
    const contact = await anExpiredContact();
    const { run, lines } = cleanup();
    await run(deadlineIn(0, { now: () => NOW, wait: async () => {} }));
    expect(lines).toMatchObject([{ contacts: 0, isDone: false }]);
    expect((await db.doc(contact).get()).exists).toBe(true);
    await run();
    expect((await db.doc(contact).get()).exists).toBe(false);
  });
});
