/** Milliseconds a piece of work takes. */
export async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** The median time of one run, in milliseconds, after one run that does not count. */
export async function typicalMillis(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  await work(0);
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) times.push(await millisOf(() => work(run)));
  return median(times);
}

/** Runs every piece of work, so many at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = (next += 1); index <= count; index = next += 1) await work(index - 1);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Prints one result, `what` and `value` in columns. */
export function report(what: string, value: string): void {
  console.log(`${what.padEnd(56)}${value}`);
}
