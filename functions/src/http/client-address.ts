import { isIPv6 } from 'node:net';
import type { Http } from './http.ts';

/** Returns the entries of X-Forwarded-For, the caller's own first. Each proxy appends the address that connected to it. */
function hopsOf(http: Http): string[] {
  return (http.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
}

const connection = (http: Http) => http.env?.incoming?.socket.remoteAddress ?? 'unknown';

/**
 * Returns the visitor's address. `trustedProxies` is the number of proxies between a visitor and this function: behind
 * Hosting two, its CDN and Google's front end, so that the header ends in `visitor, google-address`. The entry is counted
 * from the end, because the caller controls the entries before it; 0 means the connection itself. A request to the
 * function's direct URL passes only the front end: without a forged header its address is the only entry; a caller that
 * forges the header is limited by `lastHop`.
 * https://cloud.google.com/functions/docs/reference/headers
 */
export function clientAddress(http: Http, trustedProxies: number): string {
  const hops = hopsOf(http);
  const seen = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops[0]) : undefined;
  return network(seen ?? connection(http));
}

/** Returns the unforgeable address that connected to Google's front end: Hosting's own, or a direct caller's. */
export function lastHop(http: Http, trustedProxies: number): string {
  const seen = trustedProxies > 0 ? hopsOf(http).at(-1) : undefined;
  return network(seen ?? connection(http));
}

/**
 * Returns the /24 network of a client's IPv4 address, or the /48 of its IPv6 network: what one person can usually choose
 * addresses from.
 */
export function neighbourhood(address: string): string {
  return address.includes(':') ? address.split(':', 3).join(':') : address.split('.', 3).join('.');
}

/** Returns the /64 network of an IPv6 address, because one household has a whole /64. */
function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
