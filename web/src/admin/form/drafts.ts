import type { Values } from './values.ts';

const PREFIX = 'admin-draft:';

/** Unsaved changes of one form, kept in this browser so that they survive a reload. */
export interface Draft {
  savedAt: Date;
  /** Only the values that differ from the stored item, so that restoring keeps what others have changed since. */
  changes: Values;
}

const keyOf = (kind: string, id: string) => `${PREFIX}${kind}/${id}`;

/** Finds the draft of a form; null when there is none, or when it is unreadable. */
export function findDraft(kind: string, id: string): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null') as unknown;
    if (typeof stored !== 'object' || stored === null || !('changes' in stored) || !('savedAt' in stored)) {
      return null;
    }
    return { savedAt: new Date(String(stored.savedAt)), changes: stored.changes as Values };
  } catch {
    return null;
  }
}

/** Stores a draft. Does nothing when the browser's storage is full or disabled. */
export function saveDraft(kind: string, id: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
  } catch {
    // The form itself still holds the text.
  }
}

export function removeDraft(kind: string, id: string): void {
  localStorage.removeItem(keyOf(kind, id));
}

/** Removes all drafts: they are the admin's, and the next person at this browser may be another. */
export function clearDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
