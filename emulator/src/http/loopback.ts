const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** The host names that stand for this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host);
}

/** Whether a page of this origin (`http://localhost:4000`) is served by this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}
