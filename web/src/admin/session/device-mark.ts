/** Storage key of the token by which the login endpoint recognizes a known browser; it grants no access by itself. */
const KEY = 'admin-device';

/** Null when there is none or storage is blocked. */
export function readDeviceMark(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage, the next login counts as one from a new device. */
export function storeDeviceMark(mark: string): void {
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // Signing in works without it.
  }
}
