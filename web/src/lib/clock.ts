/**
 * Returns a clock that goes on from `start`, the server's time. The visitor's clock may be wrong: it tells only how much time has
 * passed, also while the computer slept.
 */
export function clockFrom(start: Date): () => Date {
  const startedAt = Date.now();
  return () => new Date(start.getTime() + Date.now() - startedAt);
}
