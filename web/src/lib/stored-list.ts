import { useSyncExternalStore } from 'react';

interface StoredListOptions<T> {
  isItem: (value: unknown) => value is T;
  /** Whether an item is stored; the others last as long as the page. */
  isStored?: (item: T) => boolean;
}

/**
 * Returns a list that this browser keeps, shared by its tabs. When the browser's storage is full or disabled, the list lasts as
 * long as the page.
 */
export function storedList<T>(key: string, { isItem, isStored = () => true }: StoredListOptions<T>) {
  const EMPTY: readonly T[] = [];
  const listeners = new Set<() => void>();
  /** The text that was last read or written, and its items. */
  let text: string | null = null;
  let items = EMPTY;
  let isUnstored = false;

  function parse(stored: string | null): readonly T[] {
    try {
      const values = JSON.parse(stored ?? '[]') as unknown;
      return Array.isArray(values) ? values.filter(isItem) : EMPTY;
    } catch {
      return EMPTY;
    }
  }

  function readText(): string | null {
    try {
      return isUnstored ? text : localStorage.getItem(key);
    } catch {
      return text;
    }
  }

  function read(): readonly T[] {
    const current = readText();
    if (current !== text) {
      text = current;
      items = parse(current);
    }
    return items;
  }

  /** Changes the list, here and in the other tabs. */
  function change(next: (items: readonly T[]) => readonly T[]): void {
    const before = read();
    items = next(before);
    if (items === before) return;
    text = JSON.stringify(items.filter(isStored));
    try {
      localStorage.setItem(key, text);
    } catch {
      isUnstored = true;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Sent by the other tabs.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read,
    change,
    /** Returns the items, of which there are none on the server and during hydration. */
    use: () => useSyncExternalStore(subscribe, read, () => EMPTY),
  };
}
