import { announceLogout, holdLogout, logoutReleased } from '../session/renewal.ts';

/**
 * Deletions that can still be undone. The item is hidden as soon as the deletion is confirmed and deleted when the undo time
 * has passed, or earlier when the page is left. One that fails brings its item back.
 */
export interface Deletion {
  /** The key: `collection/id`. */
  key: string;
  /** The text of the undo bar, unless the deletion belongs to a group. */
  label: string;
  /** Deletions that were begun together share a bar, which says how many they are. */
  group?: string | undefined;
  run: () => Promise<unknown>;
  succeeded: () => void;
  failed: (error: unknown) => void;
  /** Deletes with a request that outlives the page; its result is not shown. */
  sendOnUnload: () => void;
}

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_TIME = 10_000;

interface State {
  /** Deletions whose undo time is running, newest last. */
  undoable: readonly Deletion[];
  /** Keys of the items that are no longer shown. */
  hidden: ReadonlySet<string>;
  /** Those of `hidden` that have been deleted; they stay hidden until the live list no longer contains them. */
  deleted: ReadonlySet<string>;
}

let state: State = { undoable: [], hidden: new Set(), deleted: new Set() };
const watchers = new Set<() => void>();

let releaseLock: (() => void) | null = null;

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  const isPending = state.hidden.size > state.deleted.size;
  if (isPending) releaseLock ??= holdLogout();
  else {
    releaseLock?.();
    releaseLock = null;
  }
  for (const watcher of watchers) watcher();
}

function unhide(key: string): void {
  change({ hidden: new Set([...state.hidden].filter((other) => other !== key)) });
}

/** Removes a deletion from the bar and returns it; undefined when it was no longer there. */
function removeFromBar(key: string): Deletion | undefined {
  const deletion = state.undoable.find((other) => other.key === key);
  change({ undoable: state.undoable.filter((other) => other.key !== key) });
  return deletion;
}

export function deleteLater(deletion: Deletion): void {
  change({
    undoable: [...state.undoable.filter(({ key }) => key !== deletion.key), deletion],
    hidden: new Set([...state.hidden, deletion.key]),
  });
}

export function undo(key: string): void {
  if (removeFromBar(key)) unhide(key);
}

/** Completes all deletions that could still be undone. */
export async function finish(key: string): Promise<void> {
  const deletion = removeFromBar(key);
  if (!deletion) return;
  try {
    await deletion.run();
    change({ deleted: new Set([...state.deleted, key]) });
    deletion.succeeded();
  } catch (error) {
    unhide(key);
    deletion.failed(error);
  }
}

export async function finishAll(): Promise<void> {
  await Promise.all(state.undoable.map(({ key }) => finish(key)));
}

/** Completes the deletions and writes the drafts of all tabs before a logout: without a session, they would fail. */
export async function finishInAllTabs(): Promise<void> {
  announceLogout();
  await finishAll();
  await logoutReleased();
}

/** Completes all deletions while the page is being unloaded. */
export function flushOnUnload(): void {
  for (const { key } of state.undoable) removeFromBar(key)?.sendOnUnload();
}

/** The keys of the items in each list that is shown. */
const listed = new Map<object, readonly string[]>();

/** Records what a list contains. Returns a function that ends this. */
export function reportListed(list: object, keys: readonly string[]): () => void {
  listed.set(list, keys);
  return () => listed.delete(list);
}

/** Forgets deleted items of a collection that no list contains any longer, so that one added under the same id is shown. */
export function releaseDeleted(collection: string): void {
  const present = new Set([...listed.values()].flat());
  const absent = [...state.deleted].filter((key) => key.startsWith(`${collection}/`) && !present.has(key));
  if (absent.length === 0) return;
  const without = (keys: ReadonlySet<string>) => new Set([...keys].filter((key) => !absent.includes(key)));
  change({ hidden: without(state.hidden), deleted: without(state.deleted) });
}

export const readDeletions = () => state;

export function watchDeletions(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
