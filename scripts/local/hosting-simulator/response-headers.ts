import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { fitsGlob, type HostingConfiguration } from './configuration.ts';

/** What Hosting adds to Vary, so that an answer to one visitor is not kept for another. */
const VARIES = ['Accept-Encoding', 'Authorization', 'Cookie'];

const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding'];

function withVaries(vary: string | undefined): string {
  const named = (vary ?? '').split(',').map((name) => name.trim());
  const known = named.filter(Boolean);
  const isNew = (name: string) => !known.some((other) => other.toLowerCase() === name.toLowerCase());
  return [...known, ...VARIES.filter(isNew)].join(', ');
}

/** The headers that firebase.json gives to a path. They go by the path alone, whoever answers, and the last one wins. */
export function configuredHeaders({ headers }: HostingConfiguration, path: string): OutgoingHttpHeaders {
  const given = headers
    .filter(({ source }) => fitsGlob(source, path))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  return Object.fromEntries(given) as OutgoingHttpHeaders;
}

/**
 * What a visitor gets of a function's headers: with the configured ones in place of its own, private where it says
 * nothing and is no 404, and without cookies unless it is private.
 */
export function fromFunction(
  status: number,
  answered: IncomingHttpHeaders,
  configured: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  const passed = Object.entries(answered).filter(([name]) => !NOT_PASSED_ON.includes(name));
  const headers: OutgoingHttpHeaders = { ...Object.fromEntries(passed), ...configured };
  headers['vary'] = withVaries(answered.vary);
  if (headers['cache-control'] === undefined && status !== 404) headers['cache-control'] = 'private';
  if (!String(headers['cache-control'] ?? '').includes('private')) delete headers['set-cookie'];
  return headers;
}
