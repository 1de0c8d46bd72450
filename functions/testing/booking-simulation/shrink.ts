/** A list of steps that is run from a seed. */
interface Steps<Step> {
  steps: readonly Step[];
}

/** Returns a history that still fails, without the steps that are not needed for it. */
export async function shrink<Step, History extends Steps<Step>>(
  history: History & Steps<Step>,
  fails: (history: History) => Promise<unknown>,
): Promise<History> {
  let { steps } = history;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < steps.length;) {
      const fewer = steps.filter((_, index) => index < start || index >= start + size);
      if (await fails({ ...history, steps: fewer })) steps = fewer;
      else start += size;
    }
  }
  return { ...history, steps };
}
