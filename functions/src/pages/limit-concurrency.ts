/** Returns `work` limited to `max` concurrent calls; further calls are queued in order. */
export function limitConcurrency<Args extends unknown[], Result>(
  max: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    // A finished call passes its slot to the next queued one, so that a new call cannot take it.
    if (running < max) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
