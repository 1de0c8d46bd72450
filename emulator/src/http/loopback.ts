const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** The host names of the loopback interface. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host);
}

/** Returns whether an origin (`http://localhost:4000`) is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}
