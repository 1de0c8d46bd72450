import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTarget } from './find-target.ts';

describe('who answers', () => {
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
    ['a file, whatever the query', '/robots.txt?a=/api/b', 'hosting'],
    ['a file under an encoded name', '/assets/a%20b.js', 'hosting'],
    ['a file behind needless slashes', '//assets///a%20b.js', 'hosting'],
    ['a folder with an index', '/docs', 'hosting'],
    ['a folder with an index', '/docs/', 'hosting'],
    ['a folder without one', '/assets', pages],
    ['an address of Hosting itself', '/__/firebase/init.json', 'hosting'],
    ['the first rewrite that fits', '/api/products', api],
    ['the next rewrite', '/apis', pages],
    ['a missing file', '/assets/old.js', pages],
    ['a file that no deployment uploads', '/.well-known/own.txt', pages],
    ['a path out of the folder', '/../secret', pages],
    ['a path out of the folder, encoded', '/%2e%2e/secret', pages],
    ['a path that cannot be decoded', '/%E0%A4%A', pages],
    ['another host in the path', '//host.example.com/', pages],
  ])('%s: %s', (_, url, target) => {
    expect(findTarget(configuration, folder, url)).toEqual(target);
  });

  it('is Hosting where no rewrite fits', () => {
    expect(findTarget({ rewrites: [], headers: [] }, folder, '/nothing')).toBe('hosting');
  });
});
