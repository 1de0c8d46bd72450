/** Under this name a browser keeps what tells the login that it has signed in before; it opens nothing by itself. */
const KEY = 'admin-device';

/** Null where there is none, or storage is blocked. */
export function readDeviceMark(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage, the next login counts as one of a new device. */
export function storeDeviceMark(mark: string): void {
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // Signing in goes on without it.
  }
}
