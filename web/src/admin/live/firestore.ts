import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
// Auth must be initialized first, because it provides the admin's token for Firestore.
import '../session/firebase-auth.ts';

/** The full SDK with listeners. The public site uses the small one, `lib/firestore-lite.ts`. */
export const firestore = initializeFirestore(firebaseApp, {});

const emulator = environment.VITE_FIRESTORE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
