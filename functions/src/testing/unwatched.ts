import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll } from 'vitest';

/**
 * A database and a bucket that are the test file's own. No function is deployed to their project, so that nobody else
 * answers to what the test does.
 */
export function unwatchedProject() {
  const projectId = `demo-unwatched-${crypto.randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.example.com` }, projectId);
  afterAll(() => deleteApp(app));
  return { db: getFirestore(app), bucket: getStorage(app).bucket() };
}

/** The fields with Dates for Timestamps, at whatever depth. */
export function withDates(fields: unknown): unknown {
  if (fields instanceof Timestamp) return fields.toDate();
  if (Array.isArray(fields)) return fields.map(withDates);
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withDates(value)]));
}
