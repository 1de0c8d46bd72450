import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTarget } from './find-target.ts';

describe('findTarget', () => {
  const region = 'asia-northeast3';
  const api = { functionId: 'api', region };
  const pages = { functionId: 'pages', region };
  const configuration = {
    rewrites: [
      { source: '/api/**', function: api },
      { source: '**', function: pages },
    ],
    headers: [],
  };
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'docs'));
    mkdirSync(join(folder, '.well-known'));
    for (const file of ['assets/a b.js', 'docs/index.html', '.well-known/own.txt', 'robots.txt']) {
      writeFileSync(join(folder, file), 'sample');
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a file', '/robots.txt', 'hosting'],
    ['a file with a query', '/robots.txt?a=/api/b', 'hosting'],
    ['a file with an encoded name', '/assets/a%20b.js', 'hosting'],
    ['a file with repeated slashes', '//assets///a%20b.js', 'hosting'],
    ['a folder with an index', '/docs', 'hosting'],
    ['a folder with an index', '/docs/', 'hosting'],
    ['a folder without an index', '/assets', pages],
    ['a reserved path of Hosting', '/__/firebase/init.json', 'hosting'],
    ['a path that matches the first rewrite', '/api/products', api],
    ['a path that matches the second rewrite', '/apis', pages],
    ['a missing file', '/assets/old.js', pages],
    ['a file that no deployment uploads', '/.well-known/own.txt', pages],
    ['a path outside of the folder', '/../secret', pages],
    ['an encoded path outside of the folder', '/%2e%2e/secret', pages],
    ['a path below a file', '/robots.txt/x', pages],
    ['a path that cannot be decoded', '/%E0%A4%A', pages],
    ['a path that starts with a host', '//host.example.com/', pages],
  ])('returns the target of %s: %s', (_, url, target) => {
    expect(findTarget(configuration, folder, url)).toEqual(target);
  });

  it.each([
    ['a name of 256 characters', `/${'a'.repeat(256)}`],
    ['8,000 characters', `/${'a/'.repeat(4_000)}`],
  ])('returns the function for a path with %s', (_, url) => {
    expect(findTarget(configuration, folder, url)).toEqual(pages);
  });

  it('returns Hosting when no rewrite matches', () => {
    expect(findTarget({ rewrites: [], headers: [] }, folder, '/nothing')).toBe('hosting');
  });
});
