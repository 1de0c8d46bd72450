/** The origin of Cloud Storage in production. */
const STORAGE_ORIGIN = 'https://storage.googleapis.com';
const FIREBASE_STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/**
 * Returns the object path of a Cloud Storage URL, or null when the URL is not of our bucket. Supports the URLs of an
 * upload (`/upload/storage/v1/b/{bucket}/o?name={path}`), of a download
 * (`/v0/b/{bucket}/o/{path}`) and the plain one (`/{bucket}/{path}`).
 * @param emulatorHost `host:port` of the Storage emulator; absent in production
 */
export function objectPathOf(address: string, bucket: string, emulatorHost?: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams, username, password } = new URL(address);
  const origins = emulatorHost ? [`http://${emulatorHost}`] : [STORAGE_ORIGIN, FIREBASE_STORAGE_ORIGIN];
  if (!origins.includes(origin) || username || password) return null;

  if (pathname === `/upload/storage/v1/b/${bucket}/o`) return searchParams.get('name');
  const prefix = [`/v0/b/${bucket}/o/`, `/${bucket}/`].find((each) => pathname.startsWith(each));
  if (prefix === undefined) return null;
  try {
    return decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    return null;
  }
}
