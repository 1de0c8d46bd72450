import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RETENTION_POLICIES } from '@app/domain/retention.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { removeExpired } from './remove-expired.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const { db } = isolatedProject();

/** Runs all retention policies and returns how many documents of each collection were removed. */
async function removeAll(): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const retention of RETENTION_POLICIES)
    removed[retention.collection] = await removeExpired(db, retention, NOW, NO_DEADLINE);
  return removed;
}

const add = async (collection: string, fields: object) => (await db.collection(collection).add(fields)).path;
const isThere = async (path: string) => (await db.doc(path).get()).exists;

/**
 * According to the specification: one year after withdrawal, five years for commercial records, three months for access
 * logs.
 */
const LAST_KEPT = {
  newsletterSubscriptions: ['unsubscribedAt', '2025-11-21T19:00:00.001Z'],
  guestNotes: ['updatedAt', '2025-11-21T19:00:00.001Z'],
  dataRequests: ['closedAt', '2026-08-21T19:00:00.001Z'],
  waitlistEntries: ['endedAt', '2026-10-21T19:00:00.001Z'],
  contacts: ['createdAt', '2025-11-21T19:00:00.001Z'],
  bookingNetworks: ['bookedAt', '2026-05-21T19:00:00.001Z'],
  seatMajorities: ['dateTime', '2026-11-21T19:00:00.001Z'],
  restockRequests: ['createdAt', '2026-05-21T19:00:00.001Z'],
  orders: ['suppliedAt', '2021-11-21T19:00:00.001Z'],
  journalEntries: ['bookedAt', '2021-11-21T19:00:00.001Z'],
  paymentNotifications: ['receivedAt', '2021-11-21T19:00:00.001Z'],
  orderMismatches: ['foundAt', '2021-11-21T19:00:00.001Z'],
  contentHistory: ['when', '2024-11-21T19:00:00.001Z'],
  pictureChecks: ['checkedAt', '2026-10-21T19:00:00.001Z'],
  drafts: ['savedAt', '2026-05-21T19:00:00.001Z'],
  mail: ['createdAt', '2026-08-21T19:00:00.001Z'],
  auditLog: ['when', '2026-08-21T19:00:00.001Z'],
} as const;

describe('removeExpired', () => {
  it('has a retention period for every collection that it cleans', () => {
    expect(RETENTION_POLICIES.map(({ collection }) => collection).toSorted()).toEqual(
      Object.keys(LAST_KEPT).toSorted(),
    );
  });

  it.each(Object.entries(LAST_KEPT))(
    'keeps records of %s until their period ends, to the millisecond',
    async (collection, [since, lastKept]) => {
      const kept = new Date(lastKept);
      const young = await add(collection, { [since]: kept });
      const old = await add(collection, { [since]: new Date(kept.getTime() - 1) });
      const removed = await removeAll();
      expect(removed).toEqual({
        ...Object.fromEntries(Object.keys(LAST_KEPT).map((name) => [name, 0])),
        [collection]: 1,
      });
      expect([await isThere(young), await isThere(old)]).toEqual([true, false]);
      expect(await removeAll()).toMatchObject({ [collection]: 0 });
    },
  );

  it('deletes the events of an order with it', async () => {
    const order = await add('orders', { suppliedAt: new Date('2001-01-01T00:00:00Z') });
    const event = await add(`${order}/events`, { type: 'placed' });
    await removeAll();
    expect([await isThere(order), await isThere(event)]).toEqual([false, false]);
  });

  it('keeps active subscriptions and content indefinitely', async () => {
    const long = new Date('2001-01-01T00:00:00Z');
    const subscription = await add('newsletterSubscriptions', { isActive: true, subscribedAt: long });
    const product = await add('products', { createdAt: long });
    await removeAll();
    expect([await isThere(subscription), await isThere(product)]).toEqual([true, true]);
  });

  it('queries only fields that are indexed in production', () => {
    const indexes = readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8');
    const { fieldOverrides } = z
      .object({
        fieldOverrides: z.array(
          z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
        ),
      })
      .parse(JSON.parse(indexes));
    const withoutIndex = fieldOverrides.filter((field) => field.indexes.length === 0);
    const names = withoutIndex.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(names).toContain('rateLimits.expiresAt');
    for (const { collection, since } of RETENTION_POLICIES)
      expect(names).not.toContain(`${collection}.${since}`);
  });

  it('removes more records than fit into one batch', async () => {
    const old = new Date('2001-01-01T00:00:00Z');
    for (let round = 0; round < 2; round += 1) {
      const batch = db.batch();
      for (let index = 0; index < 450; index += 1)
        batch.create(db.collection('mail').doc(), { createdAt: old });
      await batch.commit();
    }
    expect(await removeAll()).toMatchObject({ mail: 900 });
  });
});
