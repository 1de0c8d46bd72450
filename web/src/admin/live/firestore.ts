import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
// The token of the signed-in admin reaches Firestore through Auth, which must therefore be there first.
import '../session/firebase-auth.ts';

/** The full SDK, which listens. Visitors have the small one, `lib/firestore-lite.ts`. */
export const firestore = initializeFirestore(firebaseApp, {});

const emulator = environment.VITE_FIRESTORE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
