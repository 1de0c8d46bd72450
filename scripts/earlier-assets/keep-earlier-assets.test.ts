import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILDS_FILE, keepEarlierAssets } from './keep-earlier-assets.ts';

const START = Date.parse('2026-05-01T00:00:00Z');
const onDay = (day: number) => new Date(START + day * 24 * 60 * 60 * 1000);

/** A site that hosts the files of its latest release, as Firebase Hosting does. */
let release = '';
let site: Server;
let hosted = '';
const folders: string[] = [];

beforeEach(async () => {
  release = '';
  site = createServer(({ url = '' }, response) => {
    const file = join(release, url.replace('/assets/', ''));
    if (!release || !existsSync(file)) return response.writeHead(404).end('Site Not Found');
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  hosted = `http://127.0.0.1:${(site.address() as AddressInfo).port}/assets`;
});
afterEach(() => {
  site.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Builds files with these names and deploys them. Returns the names of the files that are hosted then. */
async function deploy(names: readonly string[], now: Date): Promise<string[]> {
  const assets = mkdtempSync(join(tmpdir(), 'assets-'));
  folders.push(assets);
  for (const name of names) writeFileSync(join(assets, name), `content of ${name}`);
  await keepEarlierAssets({ assets, hosted, now });
  release = assets;
  return readdirSync(assets).filter((name) => name !== BUILDS_FILE);
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

  it('takes no file from outside the folder', async () => {
    await deploy(['app-1.js'], onDay(0));
    const files = ['../secret.js'];
    writeFileSync(join(release, BUILDS_FILE), JSON.stringify([{ deployedAt: onDay(0), files }]));
    await expect(deploy(['app-2.js'], onDay(1))).rejects.toThrow('Invalid string');
  });

  it('says so when the site cannot be read', async () => {
    site.close();
    await expect(deploy(['app-1.js'], onDay(0))).rejects.toThrow('fetch failed');
  });
});
