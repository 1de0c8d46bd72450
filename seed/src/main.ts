import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { resetRefusal } from './confirm-reset.ts';
import { loadSeed } from './load.ts';

const USAGE = 'npm run seed -- [--project <id>] [--bucket <name>] [--reset [--confirm <id>]]';

/** Prints the error and exits. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        project: { type: 'string' },
        bucket: { type: 'string' },
        reset: { type: 'boolean', default: false },
        confirm: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}. Usage: ${USAGE}`);
  }
}
const values = readOptions();

/** Returns the project to load into, or null if none is named and no emulator is configured. */
function projectToFill(): string | null {
  if (values.project) return values.project;
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  return FIRESTORE_EMULATOR_HOST && FIREBASE_STORAGE_EMULATOR_HOST
    ? (GCLOUD_PROJECT ?? 'demo-byeotdam')
    : null;
}

const projectId = projectToFill();
if (projectId === null)
  refuse(
    `No local Firebase is named (FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST): run npm start, or name the project to fill: ${USAGE}`,
  );

if (values.reset) {
  const { stdin: input, stdout: output } = process;
  const refusal = await resetRefusal({
    projectId,
    confirmed: values.confirm,
    isLocal: process.env['FIRESTORE_EMULATOR_HOST'] !== undefined,
    ...(input.isTTY && { terminal: { input, output } }),
  });
  if (refusal !== null) refuse(refusal);
}

// The emulators need no credentials. Without this, the Storage client would look for Google's metadata server.
if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const app = initializeApp({ projectId, storageBucket: values.bucket ?? `${projectId}.firebasestorage.app` });
const started = Date.now();
const { loaded, documents, pictureFiles } = await loadSeed({
  db: getFirestore(app),
  bucket: getStorage(app).bucket(),
  now: new Date(),
  reset: values.reset,
});
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  loaded
    ? `Demo content loaded into ${projectId}: ${documents} documents, ${pictureFiles} picture files, in ${seconds} s.`
    : `${projectId} already has content; nothing was changed (--reset deletes it first).`,
);
