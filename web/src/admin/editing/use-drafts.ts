import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { DRAFT_LIMITS, type Draft as StoredDraft } from '@app/domain/content/draft-schema.ts';
import { VERSIONED_CONTENT } from '@app/domain/content/versioned-content.ts';
import { createDraftWriter } from '../form/draft-writer.ts';
import {
  draftsVersion,
  findDraft,
  forgetDraft,
  keepDraft,
  keptDrafts,
  mergeDrafts,
  subscribeToDrafts,
  type Draft,
  type KeptDraft,
} from '../form/drafts.ts';
import type { Values } from '../form/values.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { firestore } from '../live/firestore.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { auth } from '../session/firebase-auth.ts';
import { hasLoggedOut, holdLogout, WAITING_TIME } from '../session/renewal.ts';
import type { ContentName } from './content-kind.ts';

/** The number of unfinished forms of a kind that are offered. */
const LIMIT = 50;

/** The drafts of a kind on the server. */
export const storedDrafts = (kind: ContentName): Selection => ({
  where: [['collection', '==', kind]],
  orderBy: ['savedAt', 'desc'],
  limit: LIMIT,
});

/** Returns the changes of a draft as JSON. */
export const changesOf = ({ changes }: Draft) => JSON.stringify(changes);

const documentOf = (id: string) => doc(firestore, 'drafts', id);

/** Returns a draft of the server; one of a write that it has not confirmed has no time yet. */
function readDraft({ id, isNew, title, changes, savedAt }: StoredDraft): Draft[] {
  try {
    return [
      {
        id,
        isNew,
        title,
        savedAt: (savedAt as Date | null) ?? new Date(),
        changes: JSON.parse(changes) as Values,
      },
    ];
  } catch {
    return [];
  }
}

/**
 * Returns the drafts of a kind on the server: the latest ones, undefined while it cannot be reached. `isComplete` means that these
 * are all that it has.
 */
export function useStoredDrafts(kind: ContentName) {
  const live = useLiveDocuments<StoredDraft>('drafts', storedDrafts(kind));
  const stored = live.state === 'ready' ? live.value.flatMap(readDraft) : undefined;
  const isComplete = live.state === 'ready' && live.value.length < LIMIT;
  return { stored, isComplete };
}

/** Returns the unfinished forms of a kind, in this browser and on the server, the latest first. */
export function useDrafts(kind: ContentName): Draft[] {
  const { stored, isComplete } = useStoredDrafts(kind);
  useSyncExternalStore(subscribeToDrafts, draftsVersion);
  const kept = keptDrafts(kind);
  /** What the server had when it was last read. Another tab may have stored a draft that this one is not told of yet. */
  const had = useRef(kept.flatMap(({ id, isStored }) => (isStored ? id : [])));
  useEffect(() => {
    if (!stored) return;
    const ids = stored.map(({ id }) => id);
    const gone = had.current.filter((id) => isComplete && !ids.includes(id));
    for (const { id, isStored } of kept) if (isStored && gone.includes(id)) forgetDraft(kind, id);
    had.current = ids;
  });
  return mergeDrafts(kept, stored, isComplete);
}

/** Without a session the rules deny every write; the browser's copy is kept, or was removed by the logout. */
const hasSession = () => auth.currentUser !== null && !hasLoggedOut();

/** Stores a draft on the server, and marks this browser's copy as stored unless it has changed since. */
async function storeDraft(kind: ContentName, { id, isNew, title, changes, savedAt }: Draft): Promise<void> {
  if (!hasSession()) return;
  await setDoc(documentOf(id), {
    collection: kind,
    isNew,
    title: title.slice(0, DRAFT_LIMITS.title),
    changes: JSON.stringify(changes),
    savedAt: serverTimestamp(),
  });
  const kept = findDraft(kind, id);
  if (kept?.savedAt.getTime() === savedAt.getTime()) keepDraft(kind, { ...kept, isStored: true });
}

/**
 * Stores a draft. One that was typed before the server's draft was known is merged with it, the later values last. Any other replaces
 * the server's, unless another window or device has written that since.
 */
async function storeKept(kind: ContentName, kept: KeptDraft): Promise<void> {
  const data = (await getDoc(documentOf(kept.id))).data();
  const [stored] = data ? readDraft(fromFirestore<StoredDraft>(kept.id, data)) : [];
  if (!stored) return storeDraft(kind, kept);
  const isLater = stored.savedAt > kept.savedAt;
  if (!kept.hasSeenStored) {
    const [earlier, later] = isLater ? [kept, stored] : [stored, kept];
    return storeDraft(kind, { ...kept, changes: { ...earlier.changes, ...later.changes } });
  }
  const written = draftWriterOf(kind, kept.id).written().map(changesOf);
  if (!isLater || written.includes(changesOf(stored))) await storeDraft(kind, kept);
}

/**
 * Stores what only this browser has of the drafts, before a logout removes it: text that was typed before the server's drafts
 * were known, or whose write has failed.
 */
export async function storeKeptDrafts(): Promise<void> {
  const writes = VERSIONED_CONTENT.flatMap((kind) =>
    keptDrafts(kind).flatMap((draft) => (draft.isStored ? [] : storeKept(kind, draft))),
  );
  if (writes.length === 0) return;
  const isOver = new Promise((resolve) => setTimeout(resolve, WAITING_TIME));
  await Promise.race([Promise.allSettled(writes), isOver]);
}

const writers = new Map<string, ReturnType<typeof createDraftWriter<Draft>>>();

/**
 * Returns the writer of an item's draft. Every form of the item has the same one, so that a form that ends the draft also stops
 * what an earlier one has left waiting.
 */
export function draftWriterOf(kind: ContentName, id: string) {
  const key = `${kind}/${id}`;
  const writer = writers.get(key) ?? createDraftWriter((draft: Draft) => storeDraft(kind, draft), holdLogout);
  writers.set(key, writer);
  return writer;
}

/**
 * Removes a draft from this browser and from the server. Firestore sends writes in the order of their calls, so a draft whose write
 * is still running is removed, too.
 */
export async function removeDraft(kind: ContentName, id: string): Promise<void> {
  forgetDraft(kind, id);
  if (hasSession()) await deleteDoc(documentOf(id));
}
