/**
 * Returns a clock that goes on from `start`, the server's time. The visitor's clock may be wrong: it tells only how much time has
 * passed, also while the computer slept.
 */
export function clockFrom(start: Date): () => Date {
  const startedAt = Date.now();
  return () => new Date(start.getTime() + Date.now() - startedAt);
}

/** The time of the site while it is open. */
export interface PageClock {
  /** The time at which the first page was rendered. */
  start: Date;
  now: () => Date;
  /** Sets the time. */
  set: (time: Date) => void;
  /** Tells the page that something has begun or ended by now. */
  announce: () => void;
  /** Calls `listener` with each announcement until the returned function is called. */
  listen: (listener: () => void) => () => void;
}

export function createClock(start: Date): PageClock {
  let now = clockFrom(start);
  const listeners = new Set<() => void>();
  return {
    start,
    now: () => now(),
    set(time) {
      now = clockFrom(time);
    },
    announce: () => listeners.forEach((listener) => listener()),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
