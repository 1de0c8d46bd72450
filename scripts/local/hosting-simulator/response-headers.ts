import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { matchesGlob, type HostingConfiguration } from './configuration.ts';

/** The headers that Hosting adds to Vary, so that one visitor's response is not served to another. */
const HOSTING_VARY = ['Accept-Encoding', 'Authorization', 'Cookie'];

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

function addHostingVary(vary: string | undefined): string {
  const named = (vary ?? '').split(',').map((name) => name.trim());
  const known = named.filter(Boolean);
  const isNew = (name: string) => !known.some((other) => other.toLowerCase() === name.toLowerCase());
  return [...known, ...HOSTING_VARY.filter(isNew)].join(', ');
}

/** Returns the headers that firebase.json sets for a path. They depend on the path only, and the last match wins. */
export function configuredHeaders({ headers }: HostingConfiguration, path: string): OutgoingHttpHeaders {
  const given = headers
    .filter(({ source }) => matchesGlob(source, path))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  return Object.fromEntries(given) as OutgoingHttpHeaders;
}

/**
 * Returns the headers that a visitor receives for a function's response: configured headers replace the function's own,
 * Cache-Control defaults to `private` except for a 404, and cookies are removed unless the response is private.
 */
export function functionResponseHeaders(
  status: number,
  answered: IncomingHttpHeaders,
  configured: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  const passed = Object.entries(answered).filter(([name]) => !HOP_BY_HOP.includes(name));
  const headers: OutgoingHttpHeaders = { ...Object.fromEntries(passed), ...configured };
  headers['vary'] = addHostingVary(answered.vary);
  if (headers['cache-control'] === undefined && status !== 404) headers['cache-control'] = 'private';
  if (!String(headers['cache-control'] ?? '').includes('private')) delete headers['set-cookie'];
  return headers;
}
