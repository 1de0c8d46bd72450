/** Returns the milliseconds that `work` takes. */
export async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Returns the median time of a run in milliseconds, after one warm-up run. */
export async function typicalMillis(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  await work(0);
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) times.push(await millisOf(() => work(run)));
  return median(times);
}

/** Prints one result with `what` and `value` in columns. */
export function report(what: string, value: string): void {
  console.log(`${what.padEnd(56)}${value}`);
}
