import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { PROJECT } from './emulator.ts';
import type { TestEmulator } from './emulator.ts';

let count = 0;

/** Opens firebase-admin, which uses gRPC as the admin. */
export function adminClient(emulator: Pick<TestEmulator, 'address'>): {
  db: Firestore;
  close(): Promise<void>;
} {
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.address;
  // Prevents the search for credentials on a Google Cloud metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT }, `admin ${(count += 1)}`);
  const db = initializeFirestore(app);
  return {
    db,
    async close() {
      await db.terminate();
      await deleteApp(app);
    },
  };
}
