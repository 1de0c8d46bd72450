/** The texts that localStorage rejected, because it is full or disabled. They last as long as the page. */
const memoryFallback = new Map<string, string>();

/** Finds what is kept under a key in this browser; null when there is nothing. */
export function readKept(key: string): string | null {
  try {
    return memoryFallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or until the page is closed if localStorage rejects it. */
export function writeKept(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memoryFallback.delete(key);
  } catch {
    memoryFallback.set(key, text);
  }
}

export function removeKept(key: string): void {
  memoryFallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The storage is disabled, so it has nothing.
  }
}

/** Returns the keys that begin with `prefix`. */
export function keptKeys(prefix: string): string[] {
  const keys = [...memoryFallback.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // The storage is disabled.
  }
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}
