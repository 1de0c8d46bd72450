import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';

/** Firebase Auth without its pop-up sign-in, which the dashboard does not use. The sign-in persists across pages. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (environment.VITE_AUTH_EMULATOR) {
  connectAuthEmulator(auth, `http://${environment.VITE_AUTH_EMULATOR}`, { disableWarnings: true });
}
