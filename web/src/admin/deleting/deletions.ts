/**
 * Deletions that can still be undone. Whoever confirms one sees the item go at once; it is deleted when the time to undo
 * has passed, or earlier when the page is left. One that fails brings its item back.
 */
export interface Deletion {
  /** `collection/id`. */
  key: string;
  /** What the bar says that offers to undo it. */
  label: string;
  act: () => Promise<unknown>;
  succeeded: () => void;
  failed: (error: unknown) => void;
  /** Does the same in a call that outlives the page, when nobody can be told any more. */
  leave: () => void;
}

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_TIME = 10_000;

interface State {
  /** Those whose time to undo runs, the newest last. */
  undoable: readonly Deletion[];
  /** The keys of all that must no longer be shown. */
  gone: ReadonlySet<string>;
}

let state: State = { undoable: [], gone: new Set() };
const watchers = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const watcher of watchers) watcher();
}

function bringBack(key: string): void {
  change({ gone: new Set([...state.gone].filter((other) => other !== key)) });
}

/** Takes a deletion off the bar; undefined when it was no longer there. */
function take(key: string): Deletion | undefined {
  const deletion = state.undoable.find((other) => other.key === key);
  change({ undoable: state.undoable.filter((other) => other.key !== key) });
  return deletion;
}

export function deleteLater(deletion: Deletion): void {
  change({
    undoable: [...state.undoable.filter(({ key }) => key !== deletion.key), deletion],
    gone: new Set([...state.gone, deletion.key]),
  });
}

export function undo(key: string): void {
  if (take(key)) bringBack(key);
}

/** Deletes now what could still have been undone. */
export async function finish(key: string): Promise<void> {
  const deletion = take(key);
  if (!deletion) return;
  try {
    await deletion.act();
    deletion.succeeded();
  } catch (error) {
    bringBack(key);
    deletion.failed(error);
  }
}

export async function finishAll(): Promise<void> {
  await Promise.all(state.undoable.map(({ key }) => finish(key)));
}

/** Deletes all of them while the page goes away. */
export function leaveAll(): void {
  for (const { key } of state.undoable) take(key)?.leave();
}

export const readDeletions = () => state;

export function watchDeletions(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
