/** Resolves in a new task, so that the browser can handle input before it. */
export const nextTask = () => new Promise<void>((next) => setTimeout(next));

/** Resolves after the browser has painted the pending changes. */
export const nextFrame = () => new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next)));

/** The longest time between two tasks, in milliseconds. */
const SLICE_MS = 4;

/** Returns a function to await between the steps of long work: it yields to the browser every `SLICE_MS`. */
export function yieldPeriodically(): () => Promise<void> {
  let ends = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < ends) return;
    await nextTask();
    ends = performance.now() + SLICE_MS;
  };
}
