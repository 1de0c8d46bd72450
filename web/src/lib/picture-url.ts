import { environment } from '../config/environment.ts';

const origin = environment.VITE_STORAGE_EMULATOR
  ? `http://${environment.VITE_STORAGE_EMULATOR}`
  : 'https://firebasestorage.googleapis.com';

/** Returns the public URL of a picture in Storage from its object path. */
export function pictureUrl(objectPath: string): string {
  const bucket = environment.VITE_FIREBASE_STORAGE_BUCKET;
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(objectPath)}?alt=media`;
}
