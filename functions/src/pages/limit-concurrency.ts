/** `work`, of which at most `max` calls run at a time; others wait for their turn in the order in which they came. */
export function limitConcurrency<Args extends unknown[], Result>(
  max: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    // Whoever ends hands its place to the next, so that nobody who comes meanwhile takes it.
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
