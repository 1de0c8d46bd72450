/** Runs `work` for every index, with limited concurrency. */
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
