import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** What a function answered, after Hosting has changed its headers. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** What of a request decides which kept answer fits: the full URL, host and query included, and what Vary names. */
export interface CacheRequest {
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Cache {
  /** An answer that is still fresh, with its age in seconds. */
  find(request: CacheRequest): { answer: Answer; age: number } | undefined;
  /** Keeps an answer for as long as it allows, which may be not at all. */
  keep(request: CacheRequest, answer: Answer): void;
}

interface Variant {
  answer: Answer;
  keptAt: number;
  seconds: number;
  /** The request headers that Vary names, with the values for which this answer was made. */
  varying: [name: string, value: string][];
}

/** Kept without being told to. https://firebase.google.com/docs/hosting/manage-cache */
const UNTOLD_404_SECONDS = 600;

/** What Fastly, Hosting's CDN, keeps at all. https://www.fastly.com/documentation/guides/concepts/edge-state/cache/cache-freshness/ */
const CACHEABLE_STATUSES: readonly number[] = [200, 203, 300, 301, 302, 404, 410];

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
const list = (value: unknown): string[] =>
  text(value)
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/**
 * For how many seconds the CDN answers with this answer again. It does so only for one that is `public`, by `s-maxage`
 * or else `max-age`, or for a 404 that says nothing; never with a cookie in it. `stale-while-revalidate` is not
 * documented by Hosting, so nothing is kept longer for it.
 */
export function secondsKept({ status, headers }: Pick<Answer, 'status' | 'headers'>): number {
  if (!CACHEABLE_STATUSES.includes(status) || headers['set-cookie'] !== undefined) return 0;
  if (list(headers['vary']).includes('*')) return 0;
  if (headers['cache-control'] === undefined) return status === 404 ? UNTOLD_404_SECONDS : 0;
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

/** @param now Milliseconds. */
export function createCache(now: () => number): Cache {
  const variants = new Map<string, Variant[]>();
  const keyOf = ({ host, url }: CacheRequest) => `${host} ${url}`;
  const fits = (request: CacheRequest) => (variant: Variant) =>
    variant.varying.every(([name, value]) => text(request.headers[name]) === value);
  const isFresh =
    (time: number) =>
    ({ keptAt, seconds }: Variant) =>
      time < keptAt + seconds * 1000;

  return {
    find(request) {
      const time = now();
      const found = variants.get(keyOf(request))?.filter(isFresh(time)).find(fits(request));
      return found && { answer: found.answer, age: Math.floor((time - found.keptAt) / 1000) };
    },
    keep(request, answer) {
      const seconds = secondsKept(answer);
      if (seconds <= 0) return;
      const varying = list(answer.headers['vary']).map((name): [string, string] => [
        name,
        text(request.headers[name]),
      ]);
      const keptAt = now();
      const others = (variants.get(keyOf(request)) ?? [])
        .filter(isFresh(keptAt))
        .filter((variant) => !fits(request)(variant));
      variants.set(keyOf(request), [...others, { answer, keptAt, seconds, varying }]);
    },
  };
}
