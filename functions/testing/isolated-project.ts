import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll } from 'vitest';

/**
 * Returns a database and a bucket of the test file's own. No function is deployed to their project, so nothing reacts to
 * the test's writes.
 */
export function isolatedProject() {
  const projectId = `demo-unwatched-${crypto.randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.example.com` }, projectId);
  afterAll(() => deleteApp(app));
  return { db: getFirestore(app), bucket: getStorage(app).bucket() };
}
