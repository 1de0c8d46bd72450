import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILDS_FILE, keepEarlierAssets } from './keep-earlier-assets.ts';

const START = Date.parse('2026-05-01T00:00:00Z');
const onDay = (day: number) => new Date(START + day * 24 * 60 * 60 * 1000);

/** A site that hosts the files of its latest release, as Firebase Hosting does. */
let release = '';
let site: Server;
/** The file that the site fails to answer. */
let failing = '';
let hosted = '';
const folders: string[] = [];

beforeEach(async () => {
  release = failing = '';
  site = createServer(({ url = '' }, response) => {
    const path = url.replace('/assets/', '');
    if (path === failing) return response.writeHead(503).end('Service Unavailable');
    const file = join(release, path);
    if (!release || !existsSync(file) || !statSync(file).isFile())
      return response.writeHead(404).end('Site Not Found');
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  hosted = `http://127.0.0.1:${(site.address() as AddressInfo).port}/assets`;
});
afterEach(() => {
  site.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Builds files with these paths and deploys them. Returns the paths of the files that are hosted then. */
async function deploy(paths: readonly string[], now: Date): Promise<string[]> {
  const assets = mkdtempSync(join(tmpdir(), 'assets-'));
  folders.push(assets);
  for (const path of paths) {
    mkdirSync(dirname(join(assets, path)), { recursive: true });
    writeFileSync(join(assets, path), `content of ${path}`);
  }
  await keepEarlierAssets({ assets, hosted, now });
  release = assets;
  return readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== BUILDS_FILE && statSync(join(assets, path)).isFile())
    .toSorted();
}

describe('keepEarlierAssets', () => {
  it('deploys the files of a first build as they are', async () => {
    expect(await deploy(['app-1.js'], onDay(0))).toEqual(['app-1.js']);
  });

  it('keeps the files of earlier builds with their content', async () => {
    await deploy(['app-1.js', 'font.woff2'], onDay(0));
    await deploy(['app-2.js', 'font.woff2'], onDay(1));
    expect(await deploy(['app-3.js'], onDay(2))).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'font.woff2']);
    expect(readFileSync(join(release, 'app-1.js'), 'utf8')).toBe('content of app-1.js');
  });

  it('forgets a build two weeks after its deployment', async () => {
    await deploy(['app-1.js'], onDay(0));
    expect(await deploy(['app-2.js'], onDay(14))).toContain('app-1.js');
    expect(await deploy(['app-3.js'], onDay(15))).toEqual(['app-2.js', 'app-3.js']);
  });

  it('keeps five earlier builds, and a repeated deployment displaces none', async () => {
    for (let build = 1; build <= 6; build += 1) await deploy([`app-${build}.js`], onDay(build / 10));
    await deploy(['app-6.js'], onDay(0.7));
    await deploy(['app-6.js'], onDay(0.8));
    expect(await deploy(['app-7.js'], onDay(1))).toEqual(
      [2, 3, 4, 5, 6, 7].map((build) => `app-${build}.js`),
    );
  });

  it('keeps the files in folders', async () => {
    await deploy(['app-1.js', 'fonts-1/sans-0.woff2'], onDay(0));
    await deploy(['app-2.js', 'fonts-2/sans-0.woff2'], onDay(1));
    expect(await deploy(['app-3.js', 'fonts-2/sans-0.woff2'], onDay(2))).toEqual([
      'app-1.js',
      'app-2.js',
      'app-3.js',
      'fonts-1/sans-0.woff2',
      'fonts-2/sans-0.woff2',
    ]);
  });

  it('keeps the other files when one is no longer hosted', async () => {
    await deploy(['app-1.js', 'font.woff2'], onDay(0));
    await deploy(['app-2.js'], onDay(1));
    rmSync(join(release, 'font.woff2'));
    expect(await deploy(['app-3.js'], onDay(2))).toEqual(['app-1.js', 'app-2.js', 'app-3.js']);
    expect(readFileSync(join(release, BUILDS_FILE), 'utf8')).not.toContain('font.woff2');
  });

  it('fails when the site cannot answer a file', async () => {
    await deploy(['app-1.js'], onDay(0));
    failing = 'app-1.js';
    await expect(deploy(['app-2.js'], onDay(1))).rejects.toThrow('app-1.js answers 503');
  });

  it.each(['../secret.js', 'fonts/../../secret.js', '/secret.js', '.hidden/secret.js'])(
    'takes no file from outside the folder, such as %s',
    async (path) => {
      await deploy(['app-1.js'], onDay(0));
      const builds = [{ deployedAt: onDay(0), files: [path] }];
      writeFileSync(join(release, BUILDS_FILE), JSON.stringify(builds));
      await expect(deploy(['app-2.js'], onDay(1))).rejects.toThrow('Invalid string');
    },
  );

  it('fails when the site cannot be read', async () => {
    site.close();
    await expect(deploy(['app-1.js'], onDay(0))).rejects.toThrow('fetch failed');
  });
});
