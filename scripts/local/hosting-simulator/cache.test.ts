import { describe, expect, it } from 'vitest';
import { createCache, cacheLifetimeSeconds, type CachedResponse, type CacheRequest } from './cache.ts';

const answer = (changes: Partial<CachedResponse> = {}): CachedResponse => ({
  status: 200,
  headers: { 'cache-control': 'public, max-age=0, s-maxage=30' },
  body: Buffer.from('kept'),
  ...changes,
});
const request = (changes: Partial<CacheRequest> = {}): CacheRequest => ({
  host: 'www.example.com',
  url: '/coffee?page=2',
  headers: {},
  ...changes,
});

describe('cacheLifetimeSeconds', () => {
  it.each([
    ['public with s-maxage', 200, { 'cache-control': 'public, max-age=5, s-maxage=30' }, 30],
    ['public with max-age only', 200, { 'cache-control': 'public, max-age=5' }, 5],
    ['in upper case', 200, { 'cache-control': 'Public, S-MaxAge=30' }, 30],
    [
      'ignores stale-while-revalidate',
      200,
      { 'cache-control': 'public, s-maxage=30, stale-while-revalidate=60' },
      30,
    ],
    ['s-maxage of zero', 200, { 'cache-control': 'public, max-age=60, s-maxage=0' }, 0],
    ['not public', 200, { 'cache-control': 'max-age=30' }, 0],
    ['private', 200, { 'cache-control': 'private, s-maxage=30' }, 0],
    ['no-store', 200, { 'cache-control': 'public, no-store, s-maxage=30' }, 0],
    ['no-cache', 200, { 'cache-control': 'public, no-cache, s-maxage=30' }, 0],
    ['without Cache-Control', 200, {}, 0],
    ['with a cookie', 200, { 'cache-control': 'public, s-maxage=30', 'set-cookie': ['a=b'] }, 0],
    ['that varies by everything', 200, { 'cache-control': 'public, s-maxage=30', vary: '*, Cookie' }, 0],
    ['a redirect', 301, { 'cache-control': 'public, s-maxage=30' }, 30],
    ['a 404 without Cache-Control', 404, {}, 600],
    ['a 404 with s-maxage', 404, { 'cache-control': 'public, s-maxage=30' }, 30],
    ['a 404 with no-store', 404, { 'cache-control': 'no-store' }, 0],
    ['an error', 503, { 'cache-control': 'public, s-maxage=30' }, 0],
    ['an unreadable age', 200, { 'cache-control': 'public, s-maxage=soon' }, 0],
  ])('returns the lifetime of a response: %s', (_, status, headers, seconds) => {
    expect(cacheLifetimeSeconds({ status, headers })).toBe(seconds);
  });
});

describe('CDN cache', () => {
  it('returns a fresh response with its age', () => {
    let time = 0;
    const cache = createCache(() => time);
    cache.store(request(), answer());
    time = 29_999;
    expect(cache.find(request())).toMatchObject({ age: 29, answer: { status: 200 } });
    time = 30_000;
    expect(cache.find(request())).toBeUndefined();
  });

  it.each([
    ['another path', { url: '/coffee/?page=2' }],
    ['another query', { url: '/coffee?page=3' }],
    ['the same query in another order', { url: '/coffee?a&page=2' }],
    ['another host', { host: 'other.example.com' }],
  ])('misses for %s', (_, changes) => {
    const cache = createCache(() => 0);
    cache.store(request(), answer());
    expect(cache.find(request(changes))).toBeUndefined();
  });

  it('stores a response per value of each header named by Vary', () => {
    const cache = createCache(() => 0);
    const vary = { headers: { ...answer().headers, vary: 'Accept-Language, Cookie' } };
    const from = (language: string) => request({ headers: { 'accept-language': language } });
    cache.store(from('ko'), answer({ ...vary, body: Buffer.from('안녕') }));
    cache.store(from('en'), answer({ ...vary, body: Buffer.from('hello') }));
    expect(cache.find(from('ko'))?.answer.body.toString()).toBe('안녕');
    expect(cache.find(from('en'))?.answer.body.toString()).toBe('hello');
    expect(
      cache.find(request({ headers: { 'accept-language': 'ko', cookie: '__session=a' } })),
    ).toBeUndefined();
  });

  it('replaces the stored response to the same request', () => {
    const cache = createCache(() => 0);
    cache.store(request(), answer());
    cache.store(request(), answer({ body: Buffer.from('new') }));
    expect(cache.find(request())?.answer.body.toString()).toBe('new');
  });
});
