import { Firestore } from 'firebase-admin/firestore';

/**
 * A database of the real SDK at another address. The environment's address outranks every setting, so it names `host` while
 * the SDK reads it.
 */
export function connectTo(host: string, projectId: string): Firestore {
  const outranking = process.env['FIRESTORE_EMULATOR_HOST'];
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  try {
    return new Firestore({ projectId });
  } finally {
    process.env['FIRESTORE_EMULATOR_HOST'] = outranking;
  }
}
