import { isIPv6 } from 'node:net';
import type { Http } from './http.ts';

/**
 * The address from which a request comes, as the last machine that can be believed saw it. Each proxy adds the address
 * that called it at the end of X-Forwarded-For; what stands before may have been made up by the caller. So the entry is
 * counted from the end: `trustedProxies` is the number of proxies between the visitor and this function, and 0 means
 * the connection itself (the emulator, which has nobody in front of it).
 * https://cloud.google.com/functions/docs/reference/headers
 */
export function clientAddress(http: Http, trustedProxies: number): string {
  const hops = (http.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
  const seen = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return network(seen || (http.env?.incoming?.socket.remoteAddress ?? 'unknown'));
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
