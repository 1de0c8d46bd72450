type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Hears of each step in the browser's history before the router does. Call it before the router is rendered: listeners
 * of the window are called in the order in which they came.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Lets `next` stop such a step from reaching the router. Returns how to end that. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
