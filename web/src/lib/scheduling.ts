/** Resolves in a task of its own, before which the page answers to whoever uses it. */
export const nextTask = () => new Promise<void>((next) => setTimeout(next));

/** Resolves after the browser has drawn what was changed until now. */
export const nextFrame = () => new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next)));

/** How long the page may be kept from answering, in milliseconds. */
const SLICE_MS = 4;

/** Awaited between the pieces of long work, lets the page answer whenever they have taken long enough. */
export function yieldPeriodically(): () => Promise<void> {
  let ends = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < ends) return;
    await nextTask();
    ends = performance.now() + SLICE_MS;
  };
}
