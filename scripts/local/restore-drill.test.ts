import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminEmail } from '../../domain/src/admin/admin.ts';
import { BRAND } from '../../domain/src/brand.ts';
import { buildEmulator } from './build.ts';
import { loadDemo } from './demo.ts';
import { startEmulators } from './emulators.ts';
import { readStartOptions } from './start-options.ts';
import { freePorts } from './ports.ts';
import { stopAll } from './processes.ts';
import { adminEnvironment, DEMO_ADMIN, DEMO_BUCKET, HOST, type Ports } from './settings.ts';

// The restore drill of docs/operations.md: data exported by the emulators is complete after an import.

interface Firebase {
  db: Firestore;
  auth: Auth;
  bucket: ReturnType<Storage['bucket']>;
}

const FILE = 'products/사진.webp';
/** The emulators are started and stopped twice. */
const TIMEOUT = 120_000;

let folder: string;
/** The same for each start, because firebase-admin caches the emulator addresses. */
let ports: Ports;

beforeAll(buildEmulator);

beforeEach(async () => {
  ports = await freePorts();
  folder = mkdtempSync(join(tmpdir(), 'a drill '));
});

afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

/** Starts the emulators with flags of `npm start`, runs `work`, and stops them as Ctrl-C does. */
async function during<T>(flags: string[], work: (firebase: Firebase) => Promise<T>): Promise<T> {
  const emulators = await startEmulators({
    name: 'restore-drill',
    ports,
    only: ['auth', 'firestore', 'storage'],
    ...readStartOptions(flags, folder),
  });
  Object.assign(process.env, adminEnvironment(ports));
  const app = initializeApp({ storageBucket: DEMO_BUCKET }, 'drill');
  try {
    return await work({ db: getFirestore(app), auth: getAuth(app), bucket: getStorage(app).bucket() });
  } finally {
    await deleteApp(app);
    await emulators.stop();
  }
}

/** Reads all documents, files and accounts. */
async function all({ db, auth, bucket }: Firebase) {
  const documents = await documentsBelow(db);
  const { users } = await auth.listUsers();
  const [files] = await bucket.getFiles();
  return {
    documents,
    users: users.map(({ uid, email, customClaims }) => [uid, email, customClaims]),
    files: files.map(({ name, metadata: { contentType, cacheControl, md5Hash, metadata } }) => [
      name,
      contentType,
      cacheControl,
      md5Hash,
      metadata,
    ]),
    bytes: await bucket.file(FILE).download(),
  };
}

async function documentsBelow(
  parent: Firestore | DocumentReference,
): Promise<[path: string, fields: unknown][]> {
  const collections = await parent.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  const nested = snapshots.flatMap(({ docs }) =>
    docs.map(async (doc): Promise<[string, unknown][]> => [
      [doc.ref.path, doc.data()],
      ...(await documentsBelow(doc.ref)),
    ]),
  );
  return (await Promise.all(nested)).flat();
}

async function adminSignsIn(): Promise<boolean> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const response = await fetch(`http://${HOST}:${ports.auth}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: adminEmail(DEMO_ADMIN.username, BRAND.adminDomain),
      password: DEMO_ADMIN.password,
    }),
  });
  return response.ok;
}

it(
  'restores the documents, accounts and files of the demo from an export after a restart of the local Firebase',
  async () => {
    const flags = ['--import=kept', '--export-on-exit=kept'];
    const before = await during(flags, async (firebase) => {
      await loadDemo(ports, join(folder, 'payments.json'));
      await firebase.bucket.file(FILE).save(Buffer.from([0, 1, 2, 255]), {
        contentType: 'image/webp',
        metadata: { metadata: { width: '4' } },
      });
      return all(firebase);
    });
    expect([before.documents.length > 100, before.users.length, before.files.length > 100]).toEqual([
      true,
      1,
      true,
    ]);
    await during(flags, async (firebase) => {
      expect(await all(firebase)).toEqual(before);
      expect(await adminSignsIn()).toBe(true);
    });
  },
  TIMEOUT,
);
