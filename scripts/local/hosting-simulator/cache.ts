import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A function's response after Hosting has modified its headers. */
export interface CachedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * The parts of a request that form the cache key: the full URL including host and query, and the headers named by Vary.
 */
export interface CacheRequest {
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Cache {
  /** Returns a fresh response with its age in seconds. */
  find(request: CacheRequest): { answer: CachedResponse; age: number } | undefined;
  /** Stores a response for its cache lifetime, if it is cacheable. */
  store(request: CacheRequest, answer: CachedResponse): void;
}

interface Variant {
  answer: CachedResponse;
  storedAt: number;
  seconds: number;
  /** The request headers named by Vary, with their values in the original request. */
  varying: [name: string, value: string][];
}

/** The default lifetime of a 404 without Cache-Control. https://firebase.google.com/docs/hosting/manage-cache */
const DEFAULT_404_SECONDS = 600;

/**
 * The statuses that Fastly, Hosting's CDN, caches.
 * https://www.fastly.com/documentation/guides/concepts/edge-state/cache/cache-freshness/
 */
const CACHEABLE_STATUSES: readonly number[] = [200, 203, 300, 301, 302, 404, 410];

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
const list = (value: unknown): string[] =>
  text(value)
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/**
 * Returns for how many seconds the CDN caches a response: `s-maxage` or else `max-age` of a `public` response, or the
 * default of a 404 without Cache-Control; 0 for a response with a cookie. Hosting does not document
 * `stale-while-revalidate`, so it does not extend the lifetime.
 */
export function cacheLifetimeSeconds({
  status,
  headers,
}: Pick<CachedResponse, 'status' | 'headers'>): number {
  if (!CACHEABLE_STATUSES.includes(status) || headers['set-cookie'] !== undefined) return 0;
  if (list(headers['vary']).includes('*')) return 0;
  if (headers['cache-control'] === undefined) return status === 404 ? DEFAULT_404_SECONDS : 0;
  const directives = new Map(
    list(headers['cache-control']).map((directive) => {
      const [name = '', value = ''] = directive.split('=');
      return [name, value] as const;
    }),
  );
  if (['private', 'no-store', 'no-cache'].some((name) => directives.has(name))) return 0;
  if (!directives.has('public')) return 0;
  return Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0) || 0;
}

/** Creates an empty cache. @param now returns the current time in milliseconds. */
export function createCache(now: () => number): Cache {
  const variants = new Map<string, Variant[]>();
  const keyOf = ({ host, url }: CacheRequest) => `${host} ${url}`;
  const matches = (request: CacheRequest) => (variant: Variant) =>
    variant.varying.every(([name, value]) => text(request.headers[name]) === value);
  const isFresh =
    (time: number) =>
    ({ storedAt, seconds }: Variant) =>
      time < storedAt + seconds * 1000;

  return {
    find(request) {
      const time = now();
      const found = variants.get(keyOf(request))?.filter(isFresh(time)).find(matches(request));
      return found && { answer: found.answer, age: Math.floor((time - found.storedAt) / 1000) };
    },
    store(request, answer) {
      const seconds = cacheLifetimeSeconds(answer);
      if (seconds <= 0) return;
      const varying = list(answer.headers['vary']).map((name): [string, string] => [
        name,
        text(request.headers[name]),
      ]);
      const storedAt = now();
      const others = (variants.get(keyOf(request)) ?? [])
        .filter(isFresh(storedAt))
        .filter((variant) => !matches(request)(variant));
      variants.set(keyOf(request), [...others, { answer, storedAt, seconds, varying }]);
    },
  };
}
