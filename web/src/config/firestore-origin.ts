import { environment } from './environment.ts';

/** Returns the origin of Firestore's REST API, or of its emulator. */
export const firestoreOrigin = () =>
  environment.VITE_FIRESTORE_EMULATOR
    ? `http://${environment.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
