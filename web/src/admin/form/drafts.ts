import { VERSIONED_CONTENT, type VersionedContent } from '@app/domain/content/versioned-content.ts';
import { keptKeys, readKept, removeKept, writeKept } from './kept-storage.ts';
import type { Values } from './values.ts';

/** The keys of all that was typed and is not saved yet. */
export const PREFIX = 'admin-draft:';

const listeners = new Set<() => void>();
let version = 0;

/** Tells all subscribers that a copy of a draft was kept or forgotten. */
export function announceChange(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a copy of a draft is kept or forgotten, here or in another tab. Returns how to stop that. */
export function subscribeToDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && announceChange();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns a number that changes with the copies of this browser. */
export const draftsVersion = (): number => version;

/** The unsaved changes of one form. */
export interface Draft {
  /** The id of the item, also of one that does not exist yet. */
  id: string;
  isNew: boolean;
  /** What the item is called in the list of drafts; may be empty. */
  title: string;
  savedAt: Date;
  /** Only the values that differ from the stored item, so that restoring keeps what others have changed since. */
  changes: Values;
}

/** The copy of a draft in this browser, which survives a reload and a lost connection. */
export interface KeptDraft extends Draft {
  /** The server has it, too. */
  isStored: boolean;
  /** The server's draft was known when this one was typed, so this one replaces it. */
  hasSeenStored?: boolean;
}

const keyOf = (kind: VersionedContent, id: string) => `${PREFIX}${kind}/${id}`;

/** Finds the copy of a draft in this browser; null when there is none, or when it is unreadable. */
export function findDraft(kind: VersionedContent, id: string): KeptDraft | null {
  try {
    const stored = JSON.parse(readKept(keyOf(kind, id)) ?? 'null') as unknown;
    if (typeof stored !== 'object' || stored === null || !('changes' in stored) || !('savedAt' in stored)) {
      return null;
    }
    const { title, isNew, isStored, hasSeenStored } = stored as Partial<KeptDraft>;
    return {
      id,
      isNew: isNew === true,
      title: String(title ?? ''),
      savedAt: new Date(String(stored.savedAt)),
      changes: stored.changes as Values,
      isStored: isStored === true,
      hasSeenStored: hasSeenStored === true,
    };
  } catch {
    return null;
  }
}

/** Returns the copies of all drafts of a kind in this browser. */
export function keptDrafts(kind: VersionedContent): KeptDraft[] {
  const prefix = keyOf(kind, '');
  return keptKeys(prefix).flatMap((key) => findDraft(kind, key.slice(prefix.length)) ?? []);
}

/** Keeps a copy of a draft in this browser. */
export function keepDraft(kind: VersionedContent, { id, ...draft }: KeptDraft): void {
  writeKept(keyOf(kind, id), JSON.stringify(draft));
  announceChange();
}

export function forgetDraft(kind: VersionedContent, id: string): void {
  removeKept(keyOf(kind, id));
  announceChange();
}

/** Returns whether this browser has a copy of a draft that the server has, too: that draft outlives a logout. */
export const hasStoredDraft = (): boolean =>
  VERSIONED_CONTENT.some((kind) => keptDrafts(kind).some(({ isStored }) => isStored));

/** Returns whether only this browser has a draft. */
export const hasUnstoredDraft = (): boolean =>
  VERSIONED_CONTENT.some((kind) => keptDrafts(kind).some(({ isStored }) => !isStored));

/** Removes all copies: they are the admin's, and the next person at this browser may be another. */
export function forgetDrafts(): void {
  for (const key of keptKeys(PREFIX)) removeKept(key);
  announceChange();
}

/**
 * Returns the drafts of both stores, the latest first and one for each item. `stored` are those of the server, undefined
 * while it cannot be reached: then the copies of this browser stand for them, and also for those that an incomplete list lacks.
 */
export function mergeDrafts(
  kept: readonly KeptDraft[],
  stored: readonly Draft[] | undefined,
  isComplete = true,
): Draft[] {
  // What the server had and has no longer was saved or discarded on another device.
  const own = stored && isComplete ? kept.filter(({ isStored }) => !isStored) : kept;
  const latestFirst = [...own, ...(stored ?? [])].toSorted((a, b) => Number(b.savedAt) - Number(a.savedAt));
  return [...new Map(latestFirst.toReversed().map((draft) => [draft.id, draft])).values()].toReversed();
}
