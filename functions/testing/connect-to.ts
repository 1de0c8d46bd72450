import { Firestore } from 'firebase-admin/firestore';

/**
 * Connects the SDK to a database at another address. The environment variable takes precedence over every setting, so it
 * contains `host` while the SDK reads it.
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
