import { initializeApp } from 'firebase/app';
import { environment } from '../config/environment.ts';

/** The Firebase app of this page, shared by Firestore Lite and the full SDKs of the dashboard. */
export const firebaseApp = initializeApp({
  projectId: environment.VITE_FIREBASE_PROJECT_ID,
  apiKey: environment.VITE_FIREBASE_API_KEY,
  authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN,
  storageBucket: environment.VITE_FIREBASE_STORAGE_BUCKET,
  ...(environment.VITE_FIREBASE_APP_ID ? { appId: environment.VITE_FIREBASE_APP_ID } : {}),
});
