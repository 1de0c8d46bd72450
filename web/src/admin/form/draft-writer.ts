/** The time without a change after which a draft is written, in milliseconds. */
export const AUTOSAVE_MS = 3_000;

/** The number of written drafts that are remembered: the server shows the one before while the last one is on its way. */
const REMEMBERED = 2;

/**
 * Returns a writer that stores the latest of the drafts that it is given, once they pause and one at a time. A write that fails is
 * not repeated: the browser has a copy, and the next change is written again.
 * @param hold is called once a draft waits; the function that it returns is called when nothing waits or is being written
 */
export function createDraftWriter<T>(
  write: (draft: T) => Promise<unknown>,
  hold: () => () => void = () => () => {},
) {
  let waiting: T | undefined;
  let written: readonly T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;
  /** The form is left, so what waits for a running write does not wait longer. */
  let isUrgent = false;
  let release: (() => void) | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isWriting || waiting === undefined) return;
    const draft = waiting;
    waiting = undefined;
    written = [draft, ...written].slice(0, REMEMBERED);
    isWriting = true;
    await write(draft).catch(() => {});
    isWriting = false;
    // What was typed during a slow write may not have paused yet.
    if (waiting !== undefined) return isUrgent ? flush() : schedule();
    releaseUnused();
  }
  function releaseUnused(): void {
    if (isWriting || waiting !== undefined) return;
    release?.();
    release = undefined;
  }
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), AUTOSAVE_MS);
  }
  return {
    put(draft: T): void {
      waiting = draft;
      isUrgent = false;
      release ??= hold();
      schedule();
    },
    /** Writes what waits at once, or directly after a running write, before the form is left. */
    flush(): void {
      isUrgent = true;
      void flush();
    },
    /** Forgets what waits. */
    stop(): void {
      clearTimeout(timer);
      waiting = undefined;
      releaseUnused();
    },
    /** Returns the drafts whose writes began last, the latest first. */
    written: () => written,
  };
}
