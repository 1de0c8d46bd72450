/** The time without a change after which a draft is written, in milliseconds. */
export const AUTOSAVE_MS = 3_000;

/**
 * Returns a writer that stores the latest of the drafts that it is given, once they pause and one at a time. A write that fails is
 * not repeated: the browser has a copy, and the next change is written again.
 */
export function createDraftWriter<T>(write: (draft: T) => Promise<unknown>) {
  let waiting: T | undefined;
  let latest: T | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isWriting || waiting === undefined) return;
    const draft = waiting;
    waiting = undefined;
    latest = draft;
    isWriting = true;
    await write(draft).catch(() => {});
    isWriting = false;
    // What was typed during a slow write has paused long enough, or its own timer does it.
    if (waiting !== undefined) schedule();
  }
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), AUTOSAVE_MS);
  }
  return {
    put(draft: T): void {
      waiting = draft;
      schedule();
    },
    /** Writes what waits at once, before the form is left. */
    flush: () => void flush(),
    /** Forgets what waits. */
    stop(): void {
      clearTimeout(timer);
      waiting = undefined;
    },
    /** Returns the draft whose write began last. */
    latest: () => latest,
  };
}
