import { describe, expect, it } from 'vitest';
import { configuredHeaders, functionResponseHeaders } from './response-headers.ts';

describe('functionResponseHeaders', () => {
  it.each([
    ['the default', {}, 'private'],
    ['the function', { 'cache-control': 'no-store' }, 'no-store'],
  ])('sets Cache-Control from %s', (_, answered, control) => {
    expect(functionResponseHeaders(200, answered, {})['cache-control']).toBe(control);
  });

  it('sets no Cache-Control for a 404 without one', () => {
    expect(functionResponseHeaders(404, {}, {})).not.toHaveProperty('cache-control');
  });

  it('removes cookies unless the response is private', () => {
    const cookie = { 'set-cookie': ['__session=a'] };
    expect(functionResponseHeaders(200, cookie, {})).toMatchObject(cookie);
    expect(
      functionResponseHeaders(200, { ...cookie, 'cache-control': 'private, no-store' }, {}),
    ).toMatchObject(cookie);
    expect(functionResponseHeaders(200, { ...cookie, 'cache-control': 'no-store' }, {})).not.toHaveProperty(
      'set-cookie',
    );
    const shared = { ...cookie, 'cache-control': 'public, s-maxage=30' };
    expect(functionResponseHeaders(200, shared, {})).not.toHaveProperty('set-cookie');
  });

  it.each([
    [undefined, 'Accept-Encoding, Authorization, Cookie'],
    ['Accept-Language', 'Accept-Language, Accept-Encoding, Authorization, Cookie'],
    ['cookie', 'cookie, Accept-Encoding, Authorization'],
    ['*', '*, Accept-Encoding, Authorization, Cookie'],
  ])('adds to Vary: %s', (vary, given) => {
    expect(functionResponseHeaders(200, vary === undefined ? {} : { vary }, {})['vary']).toBe(given);
  });

  it('lets headers of firebase.json replace those of the function', () => {
    const headers = functionResponseHeaders(
      200,
      { 'cache-control': 'no-store', etag: 'a' },
      { 'cache-control': 'public' },
    );
    expect(headers).toMatchObject({ 'cache-control': 'public', etag: 'a' });
  });

  it('removes connection headers', () => {
    expect(functionResponseHeaders(200, { connection: 'close', 'transfer-encoding': 'chunked' }, {})).toEqual(
      {
        'cache-control': 'private',
        vary: 'Accept-Encoding, Authorization, Cookie',
      },
    );
  });
});

describe('configuredHeaders', () => {
  const given = (key: string, value: string) => [{ key, value }];
  const configuration = {
    rewrites: [],
    headers: [
      { source: '**', headers: given('X-All', 'yes') },
      { source: '/assets/**', headers: given('Cache-Control', 'immutable') },
      { source: '/{a.html,icons/**}', headers: given('Cache-Control', 'no-cache') },
      { source: '/icons/own/**', headers: given('Cache-Control', 'no-store') },
    ],
  };

  it.each([
    ['/', { 'x-all': 'yes' }],
    ['/.well-known/file', { 'x-all': 'yes' }],
    ['/assets/missing.js', { 'x-all': 'yes', 'cache-control': 'immutable' }],
    ['/a.html', { 'x-all': 'yes', 'cache-control': 'no-cache' }],
    ['/icons/deep/a.png', { 'x-all': 'yes', 'cache-control': 'no-cache' }],
    ['/icons/own/a.png', { 'x-all': 'yes', 'cache-control': 'no-store' }],
  ])('matches by path, and the last match wins: %s', (path, headers) => {
    expect(configuredHeaders(configuration, path)).toEqual(headers);
  });
});
