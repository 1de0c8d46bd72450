const STORAGE_KEY = 'contentChangedAt';

/** Longer than a cached page is served and than it takes until the change has its version. */
const REMEMBERED_MS = 5 * 60_000;

/** Remembers that this browser has changed content. */
export function rememberOwnChange(): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Without storage, the pages show the change as late as to everybody else.
  }
}

/** Returns whether this browser has changed content a short time ago. An admin sees the own change at once. */
export function hasChangedContent(): boolean {
  try {
    const age = Date.now() - Number(localStorage.getItem(STORAGE_KEY) ?? 0);
    return age >= 0 && age < REMEMBERED_MS;
  } catch {
    return false;
  }
}
