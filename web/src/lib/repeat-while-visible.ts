/** Calls `act` every `interval` milliseconds in which the page is visible. Returns a function that stops it. */
export function repeatWhileVisible(act: () => void, interval: number): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') act();
  }, interval);
  return () => clearInterval(timer);
}
