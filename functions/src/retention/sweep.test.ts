import { describe, expect, it } from 'vitest';
import { RETENTION } from '@app/domain/retention.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { sweep } from './sweep.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const { db } = unwatchedProject();

const add = async (collection: string, fields: object) => (await db.collection(collection).add(fields)).path;
const isThere = async (path: string) => (await db.doc(path).get()).exists;

/** By the specification: a year after withdrawal, five years for records of commerce, three months for access logs. */
const LAST_KEPT = {
  newsletterSubscriptions: ['unsubscribedAt', '2025-11-21T19:00:00.001Z'],
  contacts: ['createdAt', '2025-11-21T19:00:00.001Z'],
  bookings: ['createdAt', '2021-11-21T19:00:00.001Z'],
  orders: ['createdAt', '2021-11-21T19:00:00.001Z'],
  mail: ['createdAt', '2026-08-21T19:00:00.001Z'],
  auditLog: ['when', '2026-08-21T19:00:00.001Z'],
  rateLimits: ['expiresAt', '2026-11-21T19:00:00.001Z'],
} as const;

describe('the sweep', () => {
  it('knows a time for every collection that it sweeps', () => {
    expect(RETENTION.map(({ collection }) => collection).toSorted()).toEqual(
      Object.keys(LAST_KEPT).toSorted(),
    );
  });

  it.each(Object.entries(LAST_KEPT))('keeps %s to the millisecond', async (collection, [since, lastKept]) => {
    const kept = new Date(lastKept);
    const young = await add(collection, { [since]: kept });
    const old = await add(collection, { [since]: new Date(kept.getTime() - 1) });
    const removed = await sweep(db, NOW);
    expect(removed).toEqual({
      ...Object.fromEntries(Object.keys(LAST_KEPT).map((name) => [name, 0])),
      [collection]: 1,
    });
    expect([await isThere(young), await isThere(old)]).toEqual([true, false]);
    expect(await sweep(db, NOW)).toMatchObject({ [collection]: 0 });
  });

  it('keeps a subscription that has not ended, and content, for ever', async () => {
    const long = new Date('2001-01-01T00:00:00Z');
    const subscription = await add('newsletterSubscriptions', { isActive: true, subscribedAt: long });
    const product = await add('products', { createdAt: long });
    await sweep(db, NOW);
    expect([await isThere(subscription), await isThere(product)]).toEqual([true, true]);
  });

  it('takes as many as there are', async () => {
    const old = new Date('2001-01-01T00:00:00Z');
    for (let round = 0; round < 2; round += 1) {
      const batch = db.batch();
      for (let index = 0; index < 450; index += 1)
        batch.create(db.collection('mail').doc(), { createdAt: old });
      await batch.commit();
    }
    expect(await sweep(db, NOW)).toMatchObject({ mail: 900 });
  });
});
