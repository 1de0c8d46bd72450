import { isIPv6 } from 'node:net';
import type { Http } from './http.ts';

/** What X-Forwarded-For lists, the caller's own claims first. Each proxy appends the address that connected to it. */
function hopsOf(http: Http): string[] {
  return (http.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
}

const connection = (http: Http) => http.env?.incoming?.socket.remoteAddress ?? 'unknown';

/**
 * The visitor's address. `trustedProxies` is the number of proxies between a visitor and this function: behind Hosting
 * two, its CDN and Google's front end, so that the header ends in `visitor, google-address`. The entry is counted from
 * the end, because whatever stands before it is the caller's own claim; 0 means the connection itself. A caller of the
 * function's direct address passes the front end alone: one that claims nothing is found as the only entry, one that
 * claims another address is bounded by `lastHop`.
 * https://cloud.google.com/functions/docs/reference/headers
 */
export function clientAddress(http: Http, trustedProxies: number): string {
  const hops = hopsOf(http);
  const seen = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops[0]) : undefined;
  return network(seen ?? connection(http));
}

/** The address that connected to Google's front end, which nobody can forge: Hosting's own, or a direct caller's. */
export function lastHop(http: Http, trustedProxies: number): string {
  const seen = trustedProxies > 0 ? hopsOf(http).at(-1) : undefined;
  return network(seen ?? connection(http));
}

/** One household has a whole /64 of IPv6 addresses: they count as one. */
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
