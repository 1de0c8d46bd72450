type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Subscribes to history navigation before the router does. Call it before the router is rendered: the browser calls listeners
 * in the order of their registration.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Sets the guard, which may stop a `popstate` event before the router receives it. Returns a function that removes it. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
