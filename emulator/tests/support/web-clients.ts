import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { PROJECT } from './emulator.ts';
import type { TestEmulator } from './emulator.ts';

/** The client's identity: claims of an unsigned token, a complete token, `owner` for the admin, or undefined. */
export type Identity = { sub: string; [claim: string]: unknown } | string | undefined;

let count = 0;

// Many tests provoke denials and conflicts, which the SDKs would log to the console.
full.setLogLevel('silent');
lite.setLogLevel('silent');

function openApp(projectId = PROJECT): FirebaseApp {
  return initializeApp({ projectId, apiKey: 'sample' }, `web ${(count += 1)}`);
}

/** Opens `firebase/firestore/lite`, which uses REST. */
export function liteClient(
  emulator: TestEmulator,
  identity?: Identity,
  projectId?: string,
): { db: lite.Firestore; close(): Promise<void> } {
  const app = openApp(projectId);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', emulator.port, identity ? { mockUserToken: identity } : {});
  return { db, close: () => deleteApp(app) };
}

/** Opens `firebase/firestore`, which uses gRPC in Node. */
export function fullClient(
  emulator: TestEmulator,
  identity?: Identity,
): { db: full.Firestore; close(): Promise<void> } {
  const app = openApp();
  // Otherwise the SDK drops cached documents as soon as they have no listener.
  const garbageCollector = full.memoryLruGarbageCollector();
  const db = full.initializeFirestore(app, { localCache: full.memoryLocalCache({ garbageCollector }) });
  full.connectFirestoreEmulator(db, '127.0.0.1', emulator.port, identity ? { mockUserToken: identity } : {});
  return { db, close: () => deleteApp(app) };
}
